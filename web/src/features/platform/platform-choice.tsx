import { text } from "../../lib/text.ts";
import { Choice } from "../../ui/choices/choice.tsx";
import { PLATFORMS, type Platform } from "./platforms.ts";

interface PlatformChoiceProps {
  readonly platform: Platform | null;
  readonly onChange: (platform: Platform | null) => void;
}

/** Chooses the platform whose buttons are shown over preview and film. */
export function PlatformChoice({ platform, onChange }: PlatformChoiceProps) {
  const options = [
    { value: "none", label: text.platform.none } as const,
    ...PLATFORMS.map((value) => ({ value, label: value })),
  ];
  return (
    <div className="platform-choice">
      <Choice
        label={text.platform.legend}
        value={platform ?? "none"}
        options={options}
        onChange={(value) => onChange(value === "none" ? null : value)}
      />
      {platform && <p className="hint">{text.platform.hint}</p>}
    </div>
  );
}
