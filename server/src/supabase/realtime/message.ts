import { z } from "zod";

/** A Phoenix message, independent of the serializer version. */
export interface Message {
  readonly joinRef: string | null;
  readonly ref: string | null;
  readonly topic: string;
  readonly event: string;
  readonly payload: unknown;
}

/** Serializer versions of the wire: 1.0.0 carries objects, 2.0.0 arrays. */
export type Version = "1.0.0" | "2.0.0";

const ref = z.string().max(64).nullish();
const topic = z.string().min(1).max(256);
const event = z.string().min(1).max(64);
const arraySchema = z.tuple([ref, ref, topic, event, z.unknown()]);
const objectSchema = z.object({ join_ref: ref, ref, topic, event, payload: z.unknown() });

/** Parses a text frame; undefined if it is no message. */
export function readMessage(text: string, version: Version): Message | undefined {
  const value = parseJson(text);
  if (version === "2.0.0") {
    const read = arraySchema.safeParse(value);
    if (!read.success) return undefined;
    const [joinRef, reference, name, kind, payload] = read.data;
    return { joinRef: joinRef ?? null, ref: reference ?? null, topic: name, event: kind, payload };
  }
  const read = objectSchema.safeParse(value);
  if (!read.success) return undefined;
  const { join_ref: joinRef, ref: reference, ...rest } = read.data;
  return { joinRef: joinRef ?? null, ref: reference ?? null, ...rest, payload: rest.payload };
}

/** Serializes a message. The payload is JSON text already, so that a change is serialized once for all sockets. */
export function writeMessage(
  message: Omit<Message, "payload">,
  payloadJson: string,
  version: Version,
): string {
  const [joinRef, reference, name, kind] = [message.joinRef, message.ref, message.topic, message.event].map(
    (part) => JSON.stringify(part),
  );
  return version === "2.0.0"
    ? `[${joinRef},${reference},${name},${kind},${payloadJson}]`
    : `{"join_ref":${joinRef},"ref":${reference},"topic":${name},"event":${kind},"payload":${payloadJson}}`;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
