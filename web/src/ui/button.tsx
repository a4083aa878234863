import type { ComponentProps, ReactNode } from "react";
import "./button.css";
import { Icon, type IconName } from "./icon.tsx";
import { Spinner } from "./waiting/spinner.tsx";

type Look = "primary" | "secondary" | "quiet" | "link" | "danger";

interface ButtonProps extends Omit<ComponentProps<"button">, "className" | "disabled"> {
  readonly look?: Look;
  readonly icon?: IconName;
  /** Shows a spinner and ignores clicks. */
  readonly busy?: boolean;
  /** Ignores clicks but keeps the focus, unlike a disabled button. */
  readonly unavailable?: boolean;
  readonly children: ReactNode;
}

export function Button({
  look = "secondary",
  icon,
  busy,
  unavailable,
  onClick,
  children,
  ...rest
}: ButtonProps) {
  const isOff = Boolean(busy) || Boolean(unavailable);
  return (
    <button
      type="button"
      {...rest}
      className={`button button-${look}`}
      aria-disabled={isOff || undefined}
      onClick={(event) => {
        if (isOff) event.preventDefault();
        else onClick?.(event);
      }}
    >
      <ButtonContent icon={icon} busy={busy} />
      <span>{children}</span>
    </button>
  );
}

interface LinkButtonProps extends Omit<ComponentProps<"a">, "className"> {
  readonly look?: Look;
  readonly icon?: IconName;
}

/** A link that looks like a button. */
export function LinkButton({ look = "secondary", icon, children, ...rest }: LinkButtonProps) {
  return (
    <a {...rest} className={`button button-${look}`}>
      <ButtonContent icon={icon} />
      <span>{children}</span>
    </a>
  );
}

function ButtonContent({ icon, busy }: { icon: IconName | undefined; busy?: boolean | undefined }) {
  if (busy) return <Spinner />;
  return icon ? <Icon name={icon} /> : null;
}
