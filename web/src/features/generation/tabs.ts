// One channel per tab: what it posts reaches the other tabs and not itself.
let channel: BroadcastChannel | undefined;

function openChannel(): BroadcastChannel {
  return (channel ??= new BroadcastChannel("curta-films"));
}

/** Tells the user's other tabs that a film was asked for here. */
export function notifyOtherTabs(): void {
  openChannel().postMessage("film");
}

/** Hears of films that other tabs asked for, and of coming back to this one. */
export function onOtherTabChange(hear: () => void): () => void {
  const onVisible = () => {
    if (document.visibilityState === "visible") hear();
  };
  openChannel().addEventListener("message", hear);
  document.addEventListener("visibilitychange", onVisible);
  return () => {
    openChannel().removeEventListener("message", hear);
    document.removeEventListener("visibilitychange", onVisible);
  };
}
