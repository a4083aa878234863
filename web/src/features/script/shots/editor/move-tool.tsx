import { MOVES, TRANSITIONS, type StoryShot } from "@curta/contract";
import { MOVE_NAMES, TRANSITION_NAMES, type ShotContent } from "@curta/studio/preview";
import { text } from "../../../../lib/text.ts";
import { Chips } from "./chips.tsx";

interface MoveToolProps {
  readonly shot: StoryShot;
  readonly onChange: (content: Partial<ShotContent>) => void;
}

const MOVE_OPTIONS = MOVES.map((value) => ({ value, label: MOVE_NAMES[value] }));
const TRANSITION_OPTIONS = TRANSITIONS.map((value) => ({
  value,
  label: value === "cut" ? text.shots.cut : TRANSITION_NAMES[value],
}));

/** How the camera moves in a shot, and how the shot comes in. */
export function MoveTool({ shot: { move, transition }, onChange }: MoveToolProps) {
  return (
    <>
      <Chips
        label={text.shots.move}
        options={MOVE_OPTIONS}
        chosen={[move]}
        onChosen={([value = move]) => onChange({ move: value })}
      />
      <Chips
        label={text.shots.enter}
        options={TRANSITION_OPTIONS}
        chosen={[transition]}
        onChosen={([value = transition]) => onChange({ transition: value })}
      />
    </>
  );
}
