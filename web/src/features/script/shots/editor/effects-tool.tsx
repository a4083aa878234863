import { EFFECTS, type Effect } from "@curta/contract";
import { EFFECT_NAMES } from "@curta/studio/preview";
import { text } from "../../../../lib/text.ts";
import { Chips } from "./chips.tsx";

interface EffectsToolProps {
  readonly effects: readonly Effect[];
  readonly onEffects: (effects: Effect[]) => void;
}

/** The effects of a shot: as many as one likes. */
export function EffectsTool({ effects, onEffects }: EffectsToolProps) {
  return (
    <Chips
      label={text.shots.effects}
      options={EFFECTS.map((value) => ({ value, label: text.names.effects[value] ?? EFFECT_NAMES[value] }))}
      chosen={effects}
      isMany
      onChosen={(values) => onEffects([...values])}
    />
  );
}
