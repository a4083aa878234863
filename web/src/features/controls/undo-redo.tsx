import { text } from "../../lib/text.ts";
import { Icon } from "../../ui/icon.tsx";
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
      <StepButton label={undo} icon="undo" can={canUndo} onStep={onUndo} />
      <StepButton label={redo} icon="redo" can={canRedo} onStep={onRedo} />
    </div>
  );
}

interface StepButtonProps {
  readonly label: string;
  readonly icon: "undo" | "redo";
  readonly can: boolean;
  readonly onStep: () => void;
}

/** Not disabled, so that it keeps the focus when the last step was taken. */
function StepButton({ label, icon, can, onStep }: StepButtonProps) {
  return (
    <button
      type="button"
      className="icon-button"
      aria-label={label}
      title={label}
      aria-disabled={!can}
      onClick={can ? onStep : undefined}
    >
      <Icon name={icon} />
    </button>
  );
}
