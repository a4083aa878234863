/** Limits of one socket; the door limits how many there are. A test or an operator may set others. */
export interface RealtimeLimits {
  /** Largest frame that is read, in bytes. */
  readonly frameBytes: number;
  readonly channelsPerSocket: number;
  /** Messages per second that a socket may send on average, and in a burst. */
  readonly messagesPerSecond: number;
  readonly messageBurst: number;
  /** A socket without a message for this long counts as dead; clients send a heartbeat every 25 s. */
  readonly silenceMs: number;
  /** A socket with more unsent bytes reads too slowly and is closed. */
  readonly unsentBytes: number;
}

export const REALTIME_LIMITS: RealtimeLimits = {
  frameBytes: 64 * 1024,
  channelsPerSocket: 50,
  messagesPerSecond: 20,
  messageBurst: 200,
  silenceMs: 75_000,
  unsentBytes: 4 * 1024 * 1024,
};

/** Token bucket: takes one token and returns true, or returns false if there is none. */
export function createTokenBucket(perSecond: number, burst: number, now: () => number): () => boolean {
  let tokens = burst;
  let last = now();
  return () => {
    const at = now();
    tokens = Math.min(burst, tokens + ((at - last) / 1_000) * perSecond);
    last = at;
    if (tokens < 1) return false;
    tokens -= 1;
    return true;
  };
}
