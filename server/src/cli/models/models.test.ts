import { createHash } from "node:crypto";
import { once } from "node:events";
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeEach, expect, test, vi } from "vitest";
import { ERRORS } from "@curta/contract";
import { writeBrightIsNear } from "@curta/studio/depth-sketch";
import { run } from "../commands/models.ts";
import { MODEL_PINS, type ModelPin } from "./model-pins.ts";

const network = writeBrightIsNear();
/** What is served under each address; nothing else is there. */
const files = new Map<string, Uint8Array>([["/model.onnx", network]]);
const server = createServer((request, answer) => {
  const file = files.get(request.url ?? "");
  // As the release does: from the address that is known to one that is not.
  if (request.url === "/moved.onnx") answer.writeHead(302, { location: "/model.onnx" }).end();
  else if (file) answer.end(file);
  else answer.writeHead(404).end();
}).listen(0, "127.0.0.1");
await once(server, "listening");
afterAll(() => server.close());

const pin: ModelPin = {
  title: "Sketch",
  licence: "MIT",
  url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/moved.onnx`,
  bytes: network.length,
  sha256: createHash("sha256").update(network).digest("hex"),
};

let folder: string;
let said: string;
const place = () => join(folder, "models", "depth.curta");
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "curta-models-"));
  vi.stubEnv("CURTA_DATA", folder);
  said = "";
  vi.spyOn(process.stdout, "write").mockImplementation((text) => {
    said += String(text);
    return true;
  });
});
afterEach(async () => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  await rm(folder, { recursive: true, force: true });
});

/** The code of the error that a command ends with, and the files that it left. */
async function refusal(args: string[], wanted: ModelPin = pin) {
  const error: unknown = await run(args, wanted).catch((reason: unknown) => reason);
  const left = await readdir(join(folder, "models")).catch(() => []);
  return { code: error instanceof Error && "code" in error ? error.code : error, left };
}

test("a model is fetched along a redirect, kept for its owner alone, listed and removed", async () => {
  expect(await run(["list"], pin)).toBe(0);
  expect(said).toMatch(/não instalado \(não falta nada sem ele\)/);
  expect(await run(["add", "depth"], pin)).toBe(0);
  expect(await readdir(join(folder, "models"))).toEqual(["depth.curta"]);
  expect((await stat(place())).mode & 0o777).toBe(0o600);
  expect((await stat(join(folder, "models"))).mode & 0o777).toBe(0o700);
  await run(["list"], pin);
  expect(said).toContain(`depth  Sketch, MIT: instalado em ${place()}`);
  await writeFile(place(), "of another version");
  await run(["list"], pin);
  expect(said).toContain("não serve para esta versão");
  expect(await run(["remove", "depth"], pin)).toBe(0);
  expect(await readdir(join(folder, "models"))).toEqual([]);
  await run(["remove", "depth"], pin);
  expect(said).toMatch(/Não havia modelo instalado\.\n$/);
});

test("a file that somebody brought is the same, where there is no internet", async () => {
  const brought = join(folder, "brought.onnx");
  await writeFile(brought, network);
  await run(["add", "depth"], pin);
  const fetched = await readFile(place());
  await run(["remove", "depth"], pin);
  const offline = { ...pin, url: "http://127.0.0.1:9/model.onnx" };
  expect(await run(["add", "depth", "--from", brought], offline)).toBe(0);
  expect(await readFile(place())).toEqual(fetched);
});

test("what is not the pinned file to the last bit is refused, and nothing is left of it", async () => {
  const other = network.map((byte, k) => (k === 100 ? byte ^ 1 : byte));
  const brought = join(folder, "brought.onnx");
  const add = ["add", "depth", "--from", brought];
  for (const file of [
    other,
    network.subarray(1),
    Buffer.concat([network, Buffer.alloc(1)]),
    Buffer.alloc(0),
  ]) {
    // oxlint-disable-next-line no-await-in-loop -- one file, written again and again
    await writeFile(brought, file);
    // oxlint-disable-next-line no-await-in-loop -- likewise
    expect(await refusal(add)).toEqual({ code: "model_differs", left: [] });
  }
  expect(await refusal(["add", "depth"], { ...pin, sha256: "0".repeat(64) })).toMatchObject({
    code: "model_differs",
  });
});

test("every failure has its sentence, and leaves what was installed before", async () => {
  await run(["add", "depth"], pin);
  const kept = { left: ["depth.curta"] };
  const nowhere = { ...pin, url: "http://127.0.0.1:9/model.onnx" };
  const gone = { ...pin, url: new URL("/gone.onnx", pin.url).href };
  expect(await refusal(["add", "depth"], nowhere)).toEqual({ code: "model_unreachable", ...kept });
  expect(await refusal(["add", "depth"], gone)).toEqual({ code: "model_unreachable", ...kept });
  expect(await refusal(["add", "depth", "--from", join(folder, "x")])).toEqual({
    code: "file_not_found",
    ...kept,
  });
  const noNetwork = Buffer.from("a text that is no network");
  const sha256 = createHash("sha256").update(noNetwork).digest("hex");
  const unusable = { ...pin, bytes: noNetwork.length, sha256 };
  await writeFile(join(folder, "text.onnx"), noNetwork);
  const add = ["add", "depth", "--from", join(folder, "text.onnx")];
  expect(await refusal(add, unusable)).toEqual({ code: "model_unusable", ...kept });
  expect(await refusal(["add", "width"])).toEqual({ code: "invalid_option", ...kept });
  expect(await refusal(["burn", "depth"])).toEqual({ code: "invalid_option", ...kept });
  expect(ERRORS.model_unreachable[1]).toContain("--from");
  await rm(join(folder, "models"), { recursive: true });
  await writeFile(join(folder, "models"), "a file in the way");
  expect(await refusal(["add", "depth"])).toMatchObject({ code: "file_not_writable" });
});

test("the pin is the file of the release of MiDaS v2.1 small", () => {
  expect(MODEL_PINS.depth).toMatchObject({
    url: "https://github.com/isl-org/MiDaS/releases/download/v2_1/model-small.onnx",
    bytes: 66_764_249,
    sha256: expect.stringMatching(/^2d8c6cb8[0-9a-f]{56}$/),
  });
});
