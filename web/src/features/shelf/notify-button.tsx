import { useState } from "react";
import { text } from "../../lib/text.ts";
import { Button } from "../../ui/button.tsx";

const texts = text.shelf;

interface NotifyButtonProps {
  readonly onNotice: (notice: { kind: "error" | "success"; text: string }) => void;
}

/** Asks the browser for system notifications, only when it is pressed; nothing where that was decided before. */
export function NotifyButton({ onNotice }: NotifyButtonProps) {
  const [permission, setPermission] = useState(() =>
    "Notification" in window ? Notification.permission : null,
  );
  if (permission !== "default") return null;
  const ask = async () => {
    const answer = await Notification.requestPermission();
    setPermission(answer);
    if (answer === "granted") onNotice({ kind: "success", text: texts.notifyOn });
    if (answer === "denied") onNotice({ kind: "error", text: texts.notifyRefused });
  };
  return (
    <Button look="quiet" icon="bell" onClick={() => void ask()}>
      {texts.notify}
    </Button>
  );
}
