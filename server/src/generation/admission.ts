import { CurtaError } from "@curta/contract";

export interface QueueLoad {
  /** Films of this user that wait or run. */
  readonly ofUser: number;
  /** Films of everybody that wait. */
  readonly waiting: number;
}

export interface QueueLimits {
  readonly filmsPerUser: number;
  readonly queueLimit: number;
}

/** Lets a film in or says why not. @throws CurtaError too_many_films, queue_full */
export function assertAdmission(load: QueueLoad, bounds: QueueLimits): void {
  if (load.ofUser >= bounds.filmsPerUser) throw new CurtaError("too_many_films");
  if (load.waiting >= bounds.queueLimit) throw new CurtaError("queue_full");
}
