import { readdir, readFile } from "node:fs/promises";
import { readPhoto } from "@curta/photos";
import { expect, test } from "vitest";
import { until } from "../../testing/servers/test-server.ts";
import { runWithin } from "../deadline.ts";
import { createKeyImagePool } from "./key-image-pool.ts";

const WISHES = { style: "viral", seconds: 5, seed: 1 } as const;

/** The decoders that this process has started. */
async function decoders(): Promise<number[]> {
  const pids = (await readdir("/proc")).filter((name) => /^\d+$/.test(name));
  const found = await Promise.all(
    pids.map(async (pid) => {
      const [status, command] = await Promise.all(
        ["status", "cmdline"].map((file) => readFile(`/proc/${pid}/${file}`, "utf8").catch(() => "")),
      );
      const isOurs = status?.includes(`\nPPid:\t${process.pid}\n`) && !/\nState:\tZ/.test(status);
      return isOurs && command?.includes("key-image-child") ? [Number(pid)] : [];
    }),
  );
  return found.flat();
}

/** A decoder that has begun holds 165 MB, with a photo over 300. */
const DECODING_BYTES = 230e6;

async function residentBytes(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, "utf8");
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) * 1_024;
}

function untilDecoder(): Promise<number> {
  return until("a decoder", async () => (await decoders())[0]);
}

test("a decoder that is killed from outside is tried again; killed again, it is our fault and not the photo's", async () => {
  await using pool = createKeyImagePool({ size: 1, waiting: 2 });
  const photo = await readPhoto("chelsea.png");
  const made = pool.makeKeyImage(photo, WISHES);
  process.kill(await untilDecoder(), "SIGKILL");
  expect((await made).keyImage.length).toBeGreaterThan(0);

  const idle = await untilDecoder();
  process.kill(idle, "SIGKILL");
  await until("it to be gone", async () => (await decoders()).length === 0);
  await pool.makeKeyImage(photo, WISHES);

  const failing = pool.makeKeyImage(photo, WISHES).catch((error: unknown) => error);
  const first = await untilDecoder();
  process.kill(first, "SIGTERM");
  const second = await until("another decoder", async () => (await decoders()).find((pid) => pid !== first));
  process.kill(second, "SIGKILL");
  expect(await failing).toMatchObject({ code: "out_of_time", status: 503 });
});

test("a frozen decoder is told from a busy one, and tried again; frozen again, it is our fault and not the photo's", async () => {
  await using pool = createKeyImagePool({ size: 1, waiting: 2, silenceLimitMs: 10_000 });
  const photo = await readPhoto("chelsea.png");
  const made = pool.makeKeyImage(photo, WISHES);
  const frozen = await untilDecoder();
  process.kill(frozen, "SIGSTOP");
  expect((await made).keyImage.length).toBeGreaterThan(0);
  expect(await decoders()).not.toContain(frozen);

  const [idle] = await decoders();
  process.kill(idle!, "SIGSTOP");
  const failing = pool.makeKeyImage(photo, WISHES).catch((error: unknown) => error);
  const second = await until("another decoder", async () => (await decoders()).find((pid) => pid !== idle));
  process.kill(second, "SIGSTOP");
  expect(await failing).toMatchObject({ code: "out_of_time" });
  await until("both to be gone", async () => (await decoders()).length === 0);
});

test("a decoder takes no longer than its request may, and those in line behind it neither", async () => {
  await using pool = createKeyImagePool({ size: 1, waiting: 2 });
  const photo = await readPhoto("chelsea.png");
  const inTime = () =>
    runWithin(2_000, () => pool.makeKeyImage(photo, WISHES)).catch((error: unknown) => error);
  const both = [inTime(), inTime()];
  process.kill(await untilDecoder(), "SIGSTOP");
  expect(await Promise.all(both)).toMatchObject([{ code: "out_of_time" }, { code: "out_of_time" }]);
  expect((await pool.makeKeyImage(photo, WISHES)).keyImage.length).toBeGreaterThan(0);
});

test("a decoder that cannot be started is no fault of the photo's, and the next one is", async () => {
  await using pool = createKeyImagePool({ size: 1, waiting: 2 });
  const photo = await readPhoto("chelsea.png");
  const { execPath } = process;
  process.execPath = "/nowhere/node";
  try {
    await expect(pool.makeKeyImage(photo, WISHES)).rejects.toMatchObject({ code: "memory_short" });
  } finally {
    process.execPath = execPath;
  }
  expect((await pool.makeKeyImage(photo, WISHES)).keyImage.length).toBeGreaterThan(0);
});

test("a photo whose decoder crashes is tried again, and blamed where that crashes too", async () => {
  await using pool = createKeyImagePool({ size: 1, waiting: 2 });
  const photo = await readPhoto("chelsea.png");
  // One that has not begun has not seen the photo.
  await pool.makeKeyImage(photo, WISHES);
  const again = pool.makeKeyImage(photo, WISHES);
  const first = await untilDecoder();
  process.kill(first, "SIGSEGV");
  expect((await again).keyImage.length).toBeGreaterThan(0);

  const failing = pool.makeKeyImage(photo, WISHES).catch((error: unknown) => error);
  const second = await untilDecoder();
  process.kill(second, "SIGSEGV");
  const third = await until("another decoder", async () => (await decoders()).find((pid) => pid !== second));
  await until("it to decode", async () => (await residentBytes(third)) > DECODING_BYTES);
  process.kill(third, "SIGSEGV");
  expect(await failing).toMatchObject({ code: "photo_broken" });
});

test("a decoder that has grown over its bound is not used again, another one is", async () => {
  const photo = await readPhoto("chelsea.png");
  await using kept = createKeyImagePool({ size: 1, waiting: 2 });
  await kept.makeKeyImage(photo, WISHES);
  const pid = await untilDecoder();
  await kept.makeKeyImage(photo, WISHES);
  expect(await decoders()).toEqual([pid]);
  await using recycled = createKeyImagePool({ size: 1, waiting: 2, recycleBytes: 1e6 });
  recycled.warmUp();
  const known = new Set([pid]);
  const unknown = async () => (await decoders()).find((other) => !known.has(other));
  known.add(await until("a decoder", unknown));
  for (let photos = 0; photos < 2; photos++) {
    await recycled.makeKeyImage(photo, WISHES);
    const fresh = await until("another decoder", unknown);
    await until("the grown one to be gone", async () => {
      const all = await decoders();
      return all.length === 2 && all.includes(fresh);
    });
    known.add(fresh);
  }
});

test("a warmed pool has one decoder before there is a photo, and makes the key image with it", async () => {
  await using pool = createKeyImagePool({ size: 1, waiting: 2 });
  pool.warmUp();
  pool.warmUp();
  const started = await untilDecoder();
  await pool.makeKeyImage(await readPhoto("chelsea.png"), WISHES);
  expect(await decoders()).toEqual([started]);
  pool.warmUp();
  expect(await decoders()).toEqual([started]);
});

test("after a decoder that nobody needed has ended, another one is warmed", async () => {
  await using pool = createKeyImagePool({ size: 1, waiting: 2, idleLimitMs: 2_000 });
  pool.warmUp();
  const first = await untilDecoder();
  // It has ended some moments before the pool hears of it.
  await until("another decoder", async () => {
    const [waiting] = await decoders();
    if (waiting === undefined) pool.warmUp();
    return waiting !== undefined && waiting !== first;
  });
});
