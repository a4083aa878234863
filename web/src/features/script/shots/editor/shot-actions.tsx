import type { ShotEdit } from "@curta/studio/preview";
import { text } from "../../../../lib/text.ts";
import { Icon, type IconName } from "../../../../ui/icon.tsx";

const texts = text.shots;

interface ShotActionsProps {
  /** The shot's number, from 0, and how many there are. */
  readonly index: number;
  readonly count: number;
  readonly onEdit: (edit: ShotEdit) => void;
  readonly onMove: (to: number) => void;
  readonly onTold: (told: string) => void;
  readonly onShow: (shot: number) => void;
}

/** What can be done with a whole shot. */
export function ShotActions({ index, count, onEdit, onMove, onTold, onShow }: ShotActionsProps) {
  const act = (kind: "duplicate" | "add-after" | "remove", told: string) => {
    onEdit({ kind, shot: index });
    onTold(told);
    // Until the film is read again the shot may not be there yet.
    if (kind !== "remove") onShow(index + 1);
  };
  return (
    <div className="shot-actions">
      <Action
        icon="earlier"
        label={texts.earlier}
        name={texts.earlierName}
        can={index > 0}
        onPress={() => onMove(index - 1)}
      />
      <Action
        icon="later"
        label={texts.later}
        name={texts.laterName}
        can={index < count - 1}
        onPress={() => onMove(index + 1)}
      />
      <Action
        icon="copy"
        label={texts.duplicate}
        can
        onPress={() => act("duplicate", texts.told.duplicated(index + 2))}
      />
      <Action
        icon="plus"
        label={texts.add}
        can
        onPress={() => act("add-after", texts.told.added(index + 2))}
      />
      <Action
        icon="trash"
        label={texts.remove}
        can={count > 1}
        onPress={() => act("remove", texts.told.removed)}
      />
    </div>
  );
}

interface ActionProps {
  readonly icon: IconName;
  readonly label: string;
  /** What is read aloud, where that is more than the label. */
  readonly name?: string;
  readonly can: boolean;
  readonly onPress: () => void;
}

function Action({ icon, label, name, can, onPress }: ActionProps) {
  return (
    <button
      type="button"
      className="shot-action"
      aria-label={name}
      aria-disabled={!can}
      onClick={can ? onPress : undefined}
    >
      <Icon name={icon} />
      <span>{label}</span>
    </button>
  );
}
