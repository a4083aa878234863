import { text } from "../../lib/text.ts";
import { IconButton } from "../../ui/icon-button.tsx";
import "./undo-redo.css";

interface UndoRedoProps {
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly onUndo: () => void;
  readonly onRedo: () => void;
}

/** One step back or forward through everything that was changed: image, prompt, script and options. */
export function UndoRedo({ canUndo, canRedo, onUndo, onRedo }: UndoRedoProps) {
  const { undo, redo } = text.generator.history;
  return (
    <div className="undo-redo">
      <IconButton label={undo} icon="undo" can={canUndo} onPress={onUndo} />
      <IconButton label={redo} icon="redo" can={canRedo} onPress={onRedo} />
    </div>
  );
}
