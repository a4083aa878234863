import { CurtaError, type ErrorCode } from "@curta/contract";

/** Who takes a place. */
interface Visitor {
  /** Undefined where nobody has signed in yet. */
  readonly user?: string;
  /** An IPv4 address or a /64 network. */
  readonly network: string;
}

/** A bound and the error of those who come after it is reached. */
interface Bound {
  readonly most: number;
  readonly refusal: ErrorCode;
}

/** How many places one user, one network and all together may hold; without a bound, as many as the others allow. */
export interface PlaceLimits {
  readonly all: Bound;
  readonly perUser?: Bound;
  readonly perNetwork?: Bound;
}

export interface Places {
  /** Takes a place and returns the function that gives it back. @throws CurtaError the refusal of a reached bound */
  take(this: void, visitor: Visitor): () => void;
  /** Places that are taken now. */
  taken(this: void): number;
}

/** Counts who holds how many of something scarce. */
export function createPlaces({ all, perUser, perNetwork }: PlaceLimits): Places {
  const [total, users, networks] = [createCount(all), createCount(perUser), createCount(perNetwork)];
  return {
    taken: () => total.of("all"),
    take({ user, network }) {
      const held = [
        ...(user === undefined ? [] : [[users, user] as const]),
        [networks, network] as const,
        [total, "all"] as const,
      ];
      for (const [count, key] of held) count.assertRoom(key);
      for (const [count, key] of held) count.add(key, 1);
      let given = false;
      return () => {
        if (given) return;
        given = true;
        for (const [count, key] of held) count.add(key, -1);
      };
    },
  };
}

function createCount(bound: Bound | undefined) {
  const held = new Map<string, number>();
  const of = (key: string): number => held.get(key) ?? 0;
  return {
    of,
    assertRoom(key: string): void {
      if (bound !== undefined && of(key) >= bound.most) throw new CurtaError(bound.refusal);
    },
    add(key: string, change: number): void {
      const count = of(key) + change;
      if (count === 0) held.delete(key);
      else held.set(key, count);
    },
  };
}
