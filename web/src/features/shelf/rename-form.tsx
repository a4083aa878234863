import { useEffect, useRef, useState } from "react";
import { MAX_TITLE_CHARS } from "@curta/contract/limits";
import { text } from "../../lib/text.ts";
import { Button } from "../../ui/button.tsx";

const texts = text.shelf;

interface RenameFormProps {
  readonly title: string;
  /** False: it was not saved; then the form stays. */
  readonly onSave: (title: string) => Promise<boolean>;
  readonly onEnd: () => void;
}

/** Names a film in the place of its name. Enter saves, Escape leaves it as it was. */
export function RenameForm({ title, onSave, onEnd }: RenameFormProps) {
  const [name, setName] = useState(title);
  const [saving, setSaving] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, []);
  const save = async () => {
    if (name.trim() === "" || saving) return;
    setSaving(true);
    const saved = await onSave(name.trim());
    setSaving(false);
    if (saved) onEnd();
  };
  return (
    <form
      className="rename-form"
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <label>
        <span className="visually-hidden">{texts.newName}</span>
        <input
          ref={field}
          className="text-field"
          value={name}
          maxLength={MAX_TITLE_CHARS}
          required
          onKeyDown={(event) => {
            if (event.key === "Escape") onEnd();
          }}
          onChange={(event) => setName(event.target.value)}
        />
      </label>
      <div className="rename-buttons">
        <Button type="submit" look="primary" busy={saving}>
          {texts.saveName}
        </Button>
        <Button look="quiet" onClick={onEnd}>
          {texts.cancelName}
        </Button>
      </div>
    </form>
  );
}
