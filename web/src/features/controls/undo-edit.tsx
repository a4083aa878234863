import { text } from "../../lib/text.ts";
import { Button } from "../../ui/button.tsx";

interface UndoEditProps {
  readonly value: string;
  readonly original: string;
  readonly onUndo: (original: string) => void;
}

/** Restores the generated text after edits. */
export function UndoEdit({ value, original, onUndo }: UndoEditProps) {
  if (value === original) return null;
  return (
    <Button look="link" onClick={() => onUndo(original)}>
      {text.generator.undo}
    </Button>
  );
}
