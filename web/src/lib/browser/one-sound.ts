/** Stops what sounds now. */
let silence: (() => void) | null = null;

/**
 * Says that something begins to sound: what sounded before is stopped. `stop` is called when something else begins;
 * the returned function says that this one has ended.
 */
export function takeSound(stop: () => void): () => void {
  if (silence !== stop) silence?.();
  silence = stop;
  return () => {
    if (silence === stop) silence = null;
  };
}
