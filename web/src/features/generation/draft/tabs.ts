// One channel per tab: its messages reach the other tabs and not itself.
let channel: BroadcastChannel | undefined;

function openChannel(): BroadcastChannel {
  return (channel ??= new BroadcastChannel("curta-films"));
}

/** Notifies the user's other tabs that a film was requested here. */
export function notifyOtherTabs(): void {
  openChannel().postMessage("film");
}

/** Calls `onChange` when another tab has requested a film and when this tab becomes visible. */
export function onOtherTabChange(onChange: () => void): () => void {
  const onVisible = () => {
    if (document.visibilityState === "visible") onChange();
  };
  openChannel().addEventListener("message", onChange);
  document.addEventListener("visibilitychange", onVisible);
  return () => {
    openChannel().removeEventListener("message", onChange);
    document.removeEventListener("visibilitychange", onVisible);
  };
}
