import { z } from "zod";
import type { TokenClaims } from "../credentials.ts";
import { Channel } from "./channel.ts";
import { readJoin } from "./join.ts";
import { type Message, readMessage, type Version, writeMessage } from "./message.ts";
import type { Subscriptions } from "./subscriptions.ts";

export interface SocketSessionOptions {
  readonly version: Version;
  readonly apikey: string;
  readonly origin: string;
  readonly subscriptions: Subscriptions;
  readonly channelsPerSocket: number;
  /** Claims of a token or of an API key; throws for anything else. */
  readonly resolveClaims: (token: string) => Promise<TokenClaims>;
  /** False when there is no connection for notifications, not even after a moment. */
  readonly untilListening: () => Promise<boolean>;
  readonly send: (frame: string) => void;
}

/** The protocol state of one socket. Frames are handled one after the other, in their order. */
export class SocketSession {
  readonly #options: SocketSessionOptions;
  readonly #channels = new Map<string, Channel>();
  #work: Promise<void> = Promise.resolve();
  #closed = false;

  constructor(options: SocketSessionOptions) {
    this.#options = options;
  }

  /** Handles a text frame; false if it is no message. */
  receive(frame: string): boolean {
    const message = readMessage(frame, this.#options.version);
    if (message === undefined) return false;
    this.#work = this.#work.then(() => this.#answer(message));
    return true;
  }

  /** Ends the channels whose token has expired. */
  expire(nowSeconds: number): void {
    for (const channel of this.#channels.values()) {
      if (channel.expired(nowSeconds)) this.#end(channel, "Token has expired");
    }
  }

  /** Ends the channels that were joined with a token of this sign-in session. */
  endSession(sessionId: string): void {
    for (const channel of this.#channels.values()) {
      if (channel.claims()["session_id"] === sessionId) this.#end(channel, "SocketSession has ended");
    }
  }

  close(): void {
    this.#closed = true;
    for (const channel of this.#channels.values()) channel.close();
    this.#channels.clear();
  }

  async #answer(message: Message): Promise<void> {
    if (this.#closed) return;
    if (message.topic === "phoenix" && message.event === "heartbeat") return this.#reply(message, "ok", {});
    if (message.event === "phx_join") return this.#join(message);
    const channel = this.#channels.get(message.topic);
    if (channel === undefined) return this.#reply(message, "error", { reason: "unmatched topic" });
    if (message.event === "phx_leave") return this.#leave(message, channel);
    if (message.event === "access_token") return this.#renew(message, channel);
    this.#reply(message, "error", { reason: `UnsupportedEvent: ${message.event}` });
  }

  async #join(message: Message): Promise<void> {
    const refuse = (reason: string) => this.#reply(message, "error", { reason });
    if (!message.topic.startsWith("realtime:")) return refuse("unmatched topic");
    const join = readJoin(message.payload);
    if ("refused" in join) return refuse(join.refused);
    // A second join of a topic replaces the first one, as after a reconnect.
    this.#channels.get(message.topic)?.close();
    this.#channels.delete(message.topic);
    if (this.#channels.size >= this.#options.channelsPerSocket) return refuse("TooManyChannels");
    const claims = await this.#claims(join.token ?? this.#options.apikey);
    if (claims === undefined) return refuse("InvalidJWTToken: the token is not valid");
    if (!(await this.#options.untilListening())) return refuse("RealtimeRestarting: try again in a moment");
    if (this.#closed) return;

    const channel = new Channel({
      topic: message.topic,
      joinRef: message.joinRef,
      claims,
      origin: this.#options.origin,
      subscriptions: this.#options.subscriptions,
      send: (event, payloadJson) => this.#push(channel, event, payloadJson),
    });
    this.#channels.set(message.topic, channel);
    this.#reply(message, "ok", { postgres_changes: channel.subscribe(join.changes) });
    if (join.changes.length > 0) channel.tell("ok", "Subscribed to PostgreSQL", "postgres_changes");
  }

  #leave(message: Message, channel: Channel): void {
    channel.close();
    this.#channels.delete(channel.topic);
    this.#reply(message, "ok", {});
    this.#push(channel, "phx_close", "{}");
  }

  async #renew(message: Message, channel: Channel): Promise<void> {
    const read = z.object({ access_token: z.string().max(8_192) }).safeParse(message.payload);
    const claims = read.success ? await this.#claims(read.data.access_token) : undefined;
    if (claims === undefined) this.#end(channel, "InvalidJWTToken: the token is not valid");
    else channel.renew(claims);
  }

  #end(channel: Channel, reason: string): void {
    channel.tell("error", reason, "system");
    channel.close();
    this.#channels.delete(channel.topic);
    this.#push(channel, "phx_close", "{}");
  }

  async #claims(token: string): Promise<TokenClaims | undefined> {
    try {
      return await this.#options.resolveClaims(token);
    } catch {
      return undefined;
    }
  }

  #push({ topic, joinRef }: Channel, event: string, payloadJson: string): void {
    const { version, send } = this.#options;
    send(writeMessage({ joinRef, ref: null, topic, event }, payloadJson, version));
  }

  #reply({ joinRef, ref, topic }: Message, status: "ok" | "error", response: object): void {
    const { version, send } = this.#options;
    const payload = JSON.stringify({ status, response });
    send(writeMessage({ joinRef, ref, topic, event: "phx_reply" }, payload, version));
  }
}
