import { CurtaError } from "@curta/contract";
import { ANSWERS } from "../texts/answers.ts";

/** How full a user's space is. */
export interface SpaceUse {
  readonly bytes: number;
  readonly most: number;
}

/** The bytes that one user may keep: photos, pictures and films. */
export interface Space {
  /** @throws CurtaError space_full */
  assertRoom(this: void, userId: string): Promise<void>;
  use(this: void, userId: string): Promise<SpaceUse>;
}

/** From this share on a user is told before the space is full. */
const NEARLY_FULL = 0.9;

/** `bytesOf` counts what a user keeps now. */
export function createSpace(bytesOf: (userId: string) => Promise<number>, most: number): Space {
  return {
    async assertRoom(userId) {
      if ((await bytesOf(userId)) >= most) throw new CurtaError("space_full", { detail: `${most} bytes` });
    },
    use: async (userId) => ({ bytes: await bytesOf(userId), most }),
  };
}

/** A sentence for a user whose space is nearly full; undefined where there is enough. */
export function describeNearlyFull({ bytes, most }: SpaceUse): string | undefined {
  if (bytes < NEARLY_FULL * most) return undefined;
  const [used, all] = [bytes, most].map((count) => Math.round(count / 1e6).toLocaleString("pt-BR"));
  return ANSWERS.spaceNearlyFull(used ?? "", all ?? "");
}
