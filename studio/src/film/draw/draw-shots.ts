import type { Reading } from "@curta/contract";
import type { Timeline } from "../../direction/timeline.ts";
import { wantedOfShot } from "../certificate/faces/looks.ts";
import type { InspectedShot } from "../certificate/view/inspect-film.ts";
import { ENCODER, type EncoderSettings } from "../encode/encoder-settings.ts";
import { heavyShots } from "../encode/heavy-shots.ts";
import type { Segment } from "../encode/segment.ts";
import { type SegmentCache, segmentKey } from "../encode/segment-cache.ts";
import type { ShotPool } from "./shot-pool.ts";
import type { ShotJob } from "./shot-worker.ts";

export interface ShotWishes {
  readonly timeline: Timeline;
  /** What the picture holds: faces of it are looked for in the finished shots. */
  readonly reading: Reading | undefined;
  readonly pool: ShotPool;
  /** Opens the pool for drawing these shots. Called before any is encoded, and again for others. */
  readonly open: (shots: ReadonlySet<number>) => Promise<void>;
  /** Keys of everything that each shot's pictures depend on; without them shots are not cached. */
  readonly pictureKeys: readonly string[] | undefined;
  readonly cache: SegmentCache;
  /** Is called with the share of the film's frames that are done. */
  readonly onShare: (share: number) => void;
}

/** Raises the CRF by so much per round: a fifth less size in the first round, more in each later one. */
const CRF_STEP = 2;
const ROUNDS = 6;
/** Progress after the first round. The rest is for shots that must be encoded again; most films have none. */
const SHARE_OF_FIRST_ROUND = 0.9;

/**
 * Encodes every shot of a film, or finds it in the cache. Shots that are too large are encoded again with a higher CRF. The
 * inspections may still be running when it returns.
 */
export async function drawShots(wishes: ShotWishes): Promise<InspectedShot[]> {
  const settings = wishes.timeline.shots.map(() => ENCODER);
  const shots = new Map<number, InspectedShot>();
  let opened: ReadonlySet<number> = new Set();
  let share = { from: 0, to: SHARE_OF_FIRST_ROUND };
  for (let round = 1; ; round++) {
    const { found, missing } = await lookUp(wishes, settings, shots);
    if (!missing.every(({ shot }) => opened.has(shot))) {
      opened = new Set(missing.map(({ shot }) => shot));
      await wishes.open(opened);
    }
    const encoding = encodeShots(wishes, missing, shots, share);
    // Not earlier, when the threads' cores prepare what frames are drawn from.
    for (const [shot, segment] of found) shots.set(shot, inspected(wishes, shot, segment));
    await encoding;
    const film = wishes.timeline.shots.map((_, shot) => shots.get(shot)!);
    const heavy = heavyShots(film.map(({ segment }) => segment));
    if (heavy.size === 0 || round === ROUNDS) return film;
    for (const shot of heavy) {
      const { crf } = settings[shot]!;
      settings[shot] = { ...ENCODER, crf: crf + CRF_STEP * round };
      shots.delete(shot);
    }
    share = { from: share.to, to: (share.to + 1) / 2 };
  }
}

/** A shot to encode, and where to keep it. */
interface MissingShot extends ShotJob {
  readonly key: string | undefined;
}

/** Which of the shots that are not done yet the cache has. */
async function lookUp(
  { timeline, pictureKeys, cache }: ShotWishes,
  settings: readonly EncoderSettings[],
  done: ReadonlyMap<number, InspectedShot>,
): Promise<{ readonly found: Map<number, Segment>; readonly missing: MissingShot[] }> {
  const found = new Map<number, Segment>();
  const missing: MissingShot[] = [];
  for (const [shot, { from, to }] of timeline.shots.entries()) {
    if (done.has(shot)) continue;
    const pictures = pictureKeys?.[shot];
    const key = pictures === undefined ? undefined : segmentKey(pictures, settings[shot]!);
    const segment = key === undefined ? null : await cache.find(key);
    if (segment) found.set(shot, segment);
    else missing.push({ shot, frames: to - from, settings: settings[shot]!, key });
  }
  return { found, missing };
}

/** Starts with the longest shots, so that all threads end at about the same time. */
async function encodeShots(
  wishes: ShotWishes,
  missing: readonly MissingShot[],
  shots: Map<number, InspectedShot>,
  share: Share,
): Promise<void> {
  const { pool, cache } = wishes;
  const onFrames = frameCounter(wishes, missing, share);
  await Promise.all(
    missing
      .toSorted((a, b) => b.frames - a.frames || a.shot - b.shot)
      .map(async ({ key, ...job }) => {
        const segment = await pool.encode(job, onFrames);
        shots.set(job.shot, inspected(wishes, job.shot, segment));
        if (key !== undefined) await cache.keep(key, segment);
      }),
  );
}

function inspected({ timeline, reading, pool }: ShotWishes, shot: number, segment: Segment): InspectedShot {
  const wanted = wantedOfShot(timeline, shot, reading);
  return { segment, inspection: pool.inspect({ segment, wanted }) };
}

interface Share {
  readonly from: number;
  readonly to: number;
}

/** Converts done frames to shares of progress. Frames from the cache count as done from the start. */
function frameCounter(
  { timeline, onShare }: ShotWishes,
  jobs: readonly ShotJob[],
  { from, to }: Share,
): (count: number) => void {
  const total = from === 0 ? timeline.frames : jobs.reduce((sum, job) => sum + job.frames, 0);
  let done = total - jobs.reduce((sum, job) => sum + job.frames, 0);
  const count = (frames: number): void => onShare(from + ((done += frames) / total) * (to - from));
  count(0);
  return count;
}
