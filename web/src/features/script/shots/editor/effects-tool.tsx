import { EFFECTS, type Effect } from "@curta/contract";
import { EFFECT_NAMES } from "@curta/studio/preview";
import { text } from "../../../../lib/text.ts";
import { Chips } from "./chips.tsx";

interface EffectsToolProps {
  readonly effects: readonly Effect[];
  readonly onEffects: (effects: Effect[]) => void;
}

const OPTIONS = EFFECTS.map((value) => ({ value, label: EFFECT_NAMES[value] }));

/** The effects of a shot: as many as one likes. */
export function EffectsTool({ effects, onEffects }: EffectsToolProps) {
  return (
    <Chips
      label={text.shots.effects}
      options={OPTIONS}
      chosen={effects}
      isMany
      onChosen={(values) => onEffects([...values])}
    />
  );
}
