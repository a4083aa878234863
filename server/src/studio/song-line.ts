import { CurtaError } from "@curta/contract";
import { openSong } from "@curta/studio/open-song";
import { inTime } from "../deadline.ts";
import { createSemaphore } from "../door/semaphore.ts";

/** Listens to songs, one at a time, each no longer than its request may take. @throws CurtaError queue_full, out_of_time, song_* */
export function createSongLine(maxWaiting: number): typeof openSong {
  const inLine = createSemaphore({ permits: 1, maxWaiting, refusal: () => new CurtaError("queue_full") });
  return (bytes, signal) =>
    inLine(async () => {
      const done = new AbortController();
      const either = AbortSignal.any([done.signal, ...(signal ? [signal] : [])]);
      try {
        return await inTime(openSong(bytes, either));
      } finally {
        // Ends the process of a song that nobody waits for any more.
        done.abort();
      }
    });
}
