import { CurtaError } from "@curta/contract";

export interface ImageSlotLimits {
  readonly perUser: number;
  readonly all: number;
}

/** Acquires a slot and returns the function that releases it. @throws CurtaError too_many_images, queue_full */
export type AcquireImageSlot = (userId: string) => () => void;

/** Limits the open image requests of each user and of all users together. */
export function createImageSlots({ perUser, all }: ImageSlotLimits): AcquireImageSlot {
  const ofUser = new Map<string, number>();
  let taken = 0;
  return (userId) => {
    const count = ofUser.get(userId) ?? 0;
    if (count >= perUser) throw new CurtaError("too_many_images");
    if (taken >= all) throw new CurtaError("queue_full");
    ofUser.set(userId, count + 1);
    taken++;
    let free = false;
    return () => {
      if (free) return;
      free = true;
      taken--;
      const left = (ofUser.get(userId) ?? 1) - 1;
      if (left === 0) ofUser.delete(userId);
      else ofUser.set(userId, left);
    };
  };
}
