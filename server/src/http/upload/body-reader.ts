import { randomUUID } from "node:crypto";
import { CurtaError } from "@curta/contract";
import { z } from "zod";
import { createBase64Decoder } from "./base64.ts";
import { completeLength, findLongString, unescapeJson } from "./json-string.ts";

/** The body as JSON, and its photo if that was decoded while it arrived. */
export interface Upload {
  readonly json: unknown;
  readonly photo: Uint8Array | undefined;
}

/** Parses a JSON body while it arrives. */
export interface BodyReader {
  /** @throws CurtaError broken_base64, photo_too_large, body_too_large */
  push(chunk: Buffer): void;
  /** @throws CurtaError not_json, invalid_request, broken_base64 */
  end(): Upload;
}

/** Bodies up to this size are parsed as a whole. */
export const SMALL_BODY_BYTES = 512 * 1024;
/** Limit of a larger body without its photo; a longer string must be the photo. */
const REST_BYTES = SMALL_BODY_BYTES / 2;
const QUOTE = 0x22;

/**
 * Parsing 14 MB of JSON at once would block the process for a tenth of a second. So the one long string of a large
 * body is decoded while it arrives and replaced by a random placeholder. When the rest is parsed, the
 * placeholder must be the value of `imagem_base64`.
 */
export function createBodyReader(): BodyReader {
  const photo = createBase64Decoder();
  const standIn = randomUUID();
  const rest: Buffer[] = [];
  let restBytes = 0;
  let escape = "";
  let state: "small" | "photo" | "rest" = "small";

  function keep(bytes: Buffer, most: number): void {
    restBytes += bytes.length;
    if (restBytes > most) throw new CurtaError("body_too_large");
    rest.push(bytes);
  }

  function pushSmall(chunk: Buffer): void {
    if (restBytes + chunk.length <= SMALL_BODY_BYTES) return keep(chunk, SMALL_BODY_BYTES);
    const head = Buffer.concat([...rest.splice(0), chunk]);
    const start = findLongString(head, REST_BYTES);
    if (start === undefined) throw new CurtaError("body_too_large");
    restBytes = 0;
    keep(head.subarray(0, start), REST_BYTES);
    state = "photo";
    pushPhoto(head.subarray(start));
  }

  function pushPhoto(chunk: Buffer): void {
    const close = chunk.indexOf(QUOTE);
    const text = escape + chunk.toString("latin1", 0, close === -1 ? chunk.length : close);
    const whole = close === -1 ? completeLength(text) : text.length;
    escape = text.slice(whole);
    photo.push(unescapeJson(text.slice(0, whole)));
    if (close === -1) return;
    state = "rest";
    keep(Buffer.from(standIn), REST_BYTES);
    keep(chunk.subarray(close), REST_BYTES);
  }

  return {
    push(chunk) {
      if (state === "small") pushSmall(chunk);
      else if (state === "photo") pushPhoto(chunk);
      else keep(chunk, REST_BYTES);
    },
    end() {
      const json = parse(Buffer.concat(rest));
      if (state === "small") return { json, photo: undefined };
      const places = z.object({ imagem_base64: z.literal(standIn) });
      if (!places.safeParse(json).success)
        throw new CurtaError("invalid_request", { detail: "a long string" });
      return { json, photo: photo.end() };
    },
  };
}

function parse(bytes: Buffer): unknown {
  try {
    return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
  } catch (cause) {
    throw new CurtaError("not_json", { cause });
  }
}
