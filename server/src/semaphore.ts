import { CurtaError } from "@curta/contract";

/** Lets `width` pieces of work run at a time and `waiting` more wait. @throws CurtaError unavailable beyond */
export function createTurnstile(width: number, waiting: number): <T>(work: () => Promise<T>) => Promise<T> {
  const line: (() => void)[] = [];
  let inside = 0;
  return async (work) => {
    if (inside < width) inside++;
    else if (line.length >= waiting) throw new CurtaError("unavailable", { detail: "too many at the door" });
    else await new Promise<void>((enter) => line.push(enter));
    try {
      return await work();
    } finally {
      const next = line.shift();
      // Whoever leaves hands over the place.
      if (next) next();
      else inside--;
    }
  };
}
