import type { Claims } from "../../database/pool.ts";
import type { TokenClaims } from "../credentials.ts";
import type { ChangeRequest } from "./join.ts";
import type { Listener, Subscription, Subscriptions } from "./subscriptions.ts";

export interface ChannelOptions {
  readonly topic: string;
  readonly joinRef: string | null;
  readonly claims: TokenClaims;
  /** Origin under which the socket reached us. */
  readonly origin: string;
  readonly subscriptions: Subscriptions;
  /** Sends an event on this channel; the payload is JSON text. */
  readonly send: (event: string, payloadJson: string) => void;
}

/** One joined topic of one socket, with its subscriptions and claims. */
export class Channel implements Listener {
  readonly topic: string;
  readonly joinRef: string | null;
  readonly #options: ChannelOptions;
  #claims: TokenClaims;
  #subscribed: Subscription[] = [];

  constructor(options: ChannelOptions) {
    this.topic = options.topic;
    this.joinRef = options.joinRef;
    this.#options = options;
    this.#claims = options.claims;
  }

  /** Must run before the reply is sent, so that no change between the two is missed. */
  subscribe(changes: readonly ChangeRequest[]): object[] {
    this.#subscribed = changes.map((change) => this.#options.subscriptions.add(this, change));
    return this.#subscribed.map(({ id, request }) => ({ ...request, id }));
  }

  claims(): Claims {
    return this.#claims;
  }

  origin(): string {
    return this.#options.origin;
  }

  renew(claims: TokenClaims): void {
    this.#claims = claims;
  }

  expired(nowSeconds: number): boolean {
    return this.#claims.exp !== undefined && this.#claims.exp <= nowSeconds;
  }

  deliver(subscriptionIds: readonly number[], dataJson: string): void {
    this.#options.send("postgres_changes", `{"ids":[${subscriptionIds.join(",")}],"data":${dataJson}}`);
  }

  /** Sends the status of the database subscription. */
  tell(status: "ok" | "error", message: string, extension: "postgres_changes" | "system"): void {
    const channel = this.topic.replace(/^realtime:/, "");
    this.#options.send("system", JSON.stringify({ message, status, extension, channel }));
  }

  close(): void {
    for (const subscription of this.#subscribed) this.#options.subscriptions.remove(subscription);
    this.#subscribed = [];
  }
}
