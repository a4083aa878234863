import { useOnline } from "../../lib/browser/network/use-online.ts";
import "./offline-note.css";

/** Says that there is no connection, and what that means on this page; empty while there is one. */
export function OfflineNote({ words }: { words: string }) {
  const isOnline = useOnline();
  return (
    <p className="offline-note" role="status">
      {isOnline ? null : words}
    </p>
  );
}
