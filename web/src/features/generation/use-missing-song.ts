import { useEffect, type Dispatch } from "react";
import type { Songs } from "../../lib/services/songs.ts";
import type { GeneratorEvent, GeneratorState } from "./state.ts";

/** Reads what is known of the music of a restored film: the film's row has its id only. */
export function useMissingSong(
  songs: Songs | undefined,
  { missingSong: id }: GeneratorState,
  dispatch: Dispatch<GeneratorEvent>,
): void {
  useEffect(() => {
    if (songs === undefined || id === null) return undefined;
    let left = false;
    const find = async () => {
      const song = await songs.find(id);
      if (!left) dispatch({ type: "song-found", id, song });
    };
    // Where it cannot be read now, the film can still be asked for with it.
    find().catch(() => {});
    return () => {
      left = true;
    };
  }, [songs, id, dispatch]);
}
