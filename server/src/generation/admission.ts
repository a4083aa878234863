import { CurtaError } from "@curta/contract";

export interface QueueLoad {
  /** Waiting and running films of this user. */
  readonly ofUser: number;
  /** Waiting and running films that were asked for from this network. */
  readonly ofNetwork: number;
  /** Waiting films of all users. */
  readonly waiting: number;
}

export interface QueueLimits {
  readonly filmsPerUser: number;
  readonly filmsPerNetwork: number;
  readonly queueLimit: number;
}

/** Checks that a film may enter the queue. @throws CurtaError too_many_films, queue_full */
export function assertAdmission(load: QueueLoad, bounds: QueueLimits): void {
  if (load.ofUser >= bounds.filmsPerUser) throw new CurtaError("too_many_films");
  if (load.ofNetwork >= bounds.filmsPerNetwork) throw new CurtaError("queue_full");
  if (load.waiting >= bounds.queueLimit) throw new CurtaError("queue_full");
}
