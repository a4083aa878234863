import { useEffect, useEffectEvent, useState } from "react";

/** How long a message of success is shown, and how long it fades. */
const SHOWN_MS = 5_000;
const FADING_MS = 300;

/** True while the message fades. Time counts only while the page can be seen. */
export function useFading(wanted: boolean, onGone: () => void): boolean {
  const [leaving, setLeaving] = useState(false);
  const gone = useEffectEvent(onGone);
  useEffect(() => {
    if (!wanted) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const begin = () => {
      clearTimeout(timer);
      setLeaving(false);
      if (document.visibilityState === "hidden") return;
      timer = setTimeout(() => {
        setLeaving(true);
        timer = setTimeout(gone, FADING_MS);
      }, SHOWN_MS);
    };
    begin();
    document.addEventListener("visibilitychange", begin);
    return () => {
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", begin);
    };
  }, [wanted]);
  return leaving && wanted;
}
