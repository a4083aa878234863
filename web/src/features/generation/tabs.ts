const CHANNEL = "curta-films";

/** Tells the user's other tabs that a film was asked for here. */
export function tellTabs(): void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage("film");
  channel.close();
}

/** Hears of films that other tabs asked for, and of coming back to this one. */
export function onOtherTabs(hear: () => void): () => void {
  const channel = new BroadcastChannel(CHANNEL);
  const onVisible = () => {
    if (document.visibilityState === "visible") hear();
  };
  channel.addEventListener("message", hear);
  document.addEventListener("visibilitychange", onVisible);
  return () => {
    channel.close();
    document.removeEventListener("visibilitychange", onVisible);
  };
}
