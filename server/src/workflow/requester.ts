/** The user that a request comes from. `origin` is what the addresses in the answer begin with. */
export interface Requester {
  readonly userId: string;
  /** The network that it comes from, as the door counts it. */
  readonly network: string;
  readonly origin: string;
  readonly requestId: string;
  /** What work that comes of this request names as its parent in a trace; undefined: no traces. */
  readonly traceparent: string | undefined;
}
