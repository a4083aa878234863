import { fork } from "node:child_process";
import { once } from "node:events";
import type { PlainRequest } from "./plain-servers.ts";

export interface Plain extends Disposable {
  readonly url: string;
  tell(request: PlainRequest): void;
}

/** Starts the servers that Curta is compared with, in a separate process. */
export async function startPlain(): Promise<Plain> {
  const child = fork(new URL("plain-servers.ts", import.meta.url), { serialization: "advanced" });
  const [port] = (await once(child, "message")) as [number];
  return {
    url: `http://127.0.0.1:${port}`,
    tell: (request) => void child.send(request),
    [Symbol.dispose]: () => child.disconnect(),
  };
}
