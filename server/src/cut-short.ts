/**
 * Runs `work`. If `stopping` fires meanwhile, `cut` ends what `work` waits for, and what that makes of `work` is not told as
 * an error of its own. @throws the signal's reason where it has fired, and the work is not done
 */
export async function cutShort<T>(
  stopping: AbortSignal | undefined,
  cut: () => unknown,
  work: () => Promise<T>,
): Promise<T> {
  stopping?.throwIfAborted();
  const onStop = (): void => void cut();
  stopping?.addEventListener("abort", onStop, { once: true });
  try {
    return await work();
  } catch (error) {
    stopping?.throwIfAborted();
    throw error;
  } finally {
    stopping?.removeEventListener("abort", onStop);
  }
}
