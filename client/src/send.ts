import { TEXTS } from "./texts.ts";

/** A refusal of the server, or none at all: then the status is 0 and the code "unreachable". */
export class ClientError extends Error {
  override name = "ClientError";
  readonly status: number;
  readonly code: string;
  /** Seconds after which it makes sense to ask again, where the server says so. */
  readonly retryAfter: number | undefined;

  constructor(status: number, code: string, message: string, retryAfter?: number, cause?: unknown) {
    super(message, { cause });
    this.status = status;
    this.code = code;
    this.retryAfter = retryAfter;
  }
}

export interface Connection {
  /** Address of the server, without a slash at its end. */
  readonly server: string;
  /** Undefined for what needs none. */
  readonly key: string | undefined;
  readonly fetch: typeof fetch;
}

export interface Sending {
  readonly method?: "GET" | "POST";
  /** Sent as JSON. */
  readonly body?: unknown;
  /** A file in place of a body. */
  readonly file?: Uint8Array | undefined;
  readonly accept?: string;
  readonly signal?: AbortSignal | undefined;
}

/** Sends a request with the key. @throws ClientError for every answer that is not 2xx; what the signal was aborted with */
export async function send({ server, key, fetch: ask }: Connection, path: string, sending: Sending = {}) {
  const { method = "GET", accept = "application/json", signal } = sending;
  const content = contentOf(sending);
  let answer: Response;
  try {
    answer = await ask(server + path, {
      method,
      headers: {
        accept,
        ...(key === undefined ? {} : { authorization: `Bearer ${key}` }),
        ...(content === undefined ? {} : { "content-type": content.type }),
      },
      ...(content === undefined ? {} : { body: content.body }),
      // The key goes to this server and nowhere else; what needs none may lie elsewhere, as files on S3 do.
      redirect: key === undefined ? "follow" : "error",
      ...(signal ? { signal } : {}),
    });
  } catch (error) {
    signal?.throwIfAborted();
    const message = TEXTS.unreachable(server);
    throw new ClientError(0, "unreachable", message, undefined, error);
  }
  if (!answer.ok) throw await refusalOf(answer);
  return answer;
}

function contentOf({ body, file }: Sending): { readonly type: string; readonly body: BodyInit } | undefined {
  if (file !== undefined) return { type: "application/octet-stream", body: Uint8Array.from(file) };
  return body === undefined ? undefined : { type: "application/json", body: JSON.stringify(body) };
}

async function refusalOf(answer: Response): Promise<ClientError> {
  const text = await answer.text().catch(() => "");
  const said = parseObject(text);
  const code = typeof said["code"] === "string" ? said["code"] : "unknown";
  const message = typeof said["message"] === "string" ? said["message"] : TEXTS.answered(answer.status);
  const wait = Number(answer.headers.get("retry-after") ?? Number.NaN);
  return new ClientError(answer.status, code, message, Number.isFinite(wait) ? wait : undefined);
}

/** The fields of a JSON object; none if the text is something else. */
function parseObject(text: string): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}
