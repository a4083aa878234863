import { useEffect, useState } from "react";
import { hasRested, whenAtRest } from "../browser/rest/at-rest.ts";
import { smallPicture } from "./describe-film.ts";

/**
 * Address of one of our own pictures to show now: in the page's first view its small version, then, once the page is at
 * rest, the whole one. Any other picture, and one that comes later, is whole at once.
 */
export function useOwnPicture(url: string): string {
  const small = smallPicture(url);
  const [early] = useState(() => (hasRested() ? null : url));
  const [whole, setWhole] = useState<string | null>(null);
  useEffect(() => {
    if (small === url || early !== url) return undefined;
    let left = false;
    let callOff = () => {};
    const loadWhole = async () => {
      // Where it does not load, the page shows that in its place.
      await load(url).catch(() => undefined);
      if (!left) setWhole(url);
    };
    const loadBoth = async () => {
      const isThere = await load(small).then(
        () => true,
        () => false,
      );
      if (left) return;
      // Pictures of earlier versions have no small one.
      if (isThere) callOff = whenAtRest(() => void loadWhole());
      else await loadWhole();
    };
    void loadBoth();
    return () => {
      left = true;
      callOff();
    };
  }, [early, small, url]);
  return early === url && whole !== url ? small : url;
}

async function load(address: string): Promise<void> {
  const picture = new Image();
  picture.src = address;
  await picture.decode();
}
