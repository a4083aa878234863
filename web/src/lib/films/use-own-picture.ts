import { useEffect, useState } from "react";
import { whenAtRest } from "../browser/at-rest.ts";
import { smallPicture } from "./describe-film.ts";

/**
 * Address of one of our own pictures to show now: its small version first, the whole one once the page is at rest.
 * Any other picture, and one without a small version, comes whole at once.
 */
export function useOwnPicture(url: string): string {
  const small = smallPicture(url);
  const [whole, setWhole] = useState<string | null>(null);
  useEffect(() => {
    if (small === url) return undefined;
    let left = false;
    const load = async (address: string) => {
      const picture = new Image();
      picture.src = address;
      await picture.decode();
    };
    const loadWhole = () => {
      const shown = () => {
        if (!left) setWhole(url);
      };
      // Also where it does not load: then the page says so where it stands.
      void load(url).then(shown, shown);
    };
    const callOff = whenAtRest(loadWhole);
    // Pictures of earlier versions have no small one.
    load(small).catch(loadWhole);
    return () => {
      left = true;
      callOff();
    };
  }, [small, url]);
  return whole === url ? url : small;
}
