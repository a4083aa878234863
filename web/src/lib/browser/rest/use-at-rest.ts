import { useEffect, useState } from "react";
import { whenAtRest } from "./at-rest.ts";

/** False until the page has loaded and the browser has nothing to do. */
export function useAtRest(): boolean {
  const [atRest, setAtRest] = useState(false);
  useEffect(() => whenAtRest(() => setAtRest(true)), []);
  return atRest;
}
