import { useEffect, useState } from "react";

/** The value, once it has stayed the same for so long (ms); the first one at once. */
export function useRested(value: string, rest: number): string {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    if (rested === value) return undefined;
    const timer = setTimeout(() => setRested(value), rested === "" ? 0 : rest);
    return () => clearTimeout(timer);
  }, [value, rested, rest]);
  return rested;
}
