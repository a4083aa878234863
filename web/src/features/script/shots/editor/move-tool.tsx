import { MOVES, TRANSITIONS, type StoryShot, type Transition } from "@curta/contract";
import { MOVE_NAMES, TRANSITION_NAMES, type ShotContent } from "@curta/studio/preview";
import { text } from "../../../../lib/text.ts";
import { Chips } from "./chips.tsx";

interface MoveToolProps {
  readonly shot: StoryShot;
  readonly onChange: (content: Partial<ShotContent>) => void;
}

/** How the camera moves in a shot, and how the shot comes in. */
export function MoveTool({ shot: { move, transition }, onChange }: MoveToolProps) {
  return (
    <>
      <Chips
        label={text.shots.move}
        options={MOVES.map((value) => ({ value, label: text.names.moves[value] ?? MOVE_NAMES[value] }))}
        chosen={[move]}
        onChosen={([value = move]) => onChange({ move: value })}
      />
      <Chips
        label={text.shots.enter}
        options={TRANSITIONS.map((value) => ({ value, label: entranceName(value) }))}
        chosen={[transition]}
        onChosen={([value = transition]) => onChange({ transition: value })}
      />
    </>
  );
}

function entranceName(transition: Transition): string {
  if (transition === "cut") return text.shots.cut;
  return text.names.transitions[transition] ?? TRANSITION_NAMES[transition];
}
