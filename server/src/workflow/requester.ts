/** The user that a request comes from. `origin` is what the addresses in the answer begin with. */
export interface Requester {
  readonly userId: string;
  readonly origin: string;
  readonly requestId: string;
}
