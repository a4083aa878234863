import { Icon, type IconName } from "./icon.tsx";

interface IconButtonProps {
  readonly icon: IconName;
  readonly label: string;
  /** False: it does nothing now. It is not disabled, so that it keeps the focus. */
  readonly can: boolean;
  readonly onPress: () => void;
}

/** A button that shows an icon only. */
export function IconButton({ icon, label, can, onPress }: IconButtonProps) {
  return (
    <button
      type="button"
      className="icon-button"
      aria-label={label}
      title={label}
      aria-disabled={!can}
      onClick={can ? onPress : undefined}
    >
      <Icon name={icon} />
    </button>
  );
}
