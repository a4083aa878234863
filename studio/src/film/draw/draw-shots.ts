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
  /** Already opened with the scene of the timeline. */
  readonly pool: ShotPool;
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
  let share = { from: 0, to: SHARE_OF_FIRST_ROUND };
  for (let round = 1; ; round++) {
    await addMissing(wishes, settings, shots, share);
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

interface Share {
  readonly from: number;
  readonly to: number;
}

/** Starts with the longest shots, so that all threads end at about the same time. */
async function addMissing(
  wishes: ShotWishes,
  settings: readonly EncoderSettings[],
  shots: Map<number, InspectedShot>,
  share: Share,
): Promise<void> {
  const { timeline, reading, pool, pictureKeys, cache } = wishes;
  const add = (shot: number, segment: Segment): void => {
    const wanted = wantedOfShot(timeline, shot, reading);
    shots.set(shot, { segment, inspection: pool.inspect({ segment, wanted }) });
  };
  const keyOf = (shot: number): string | undefined => {
    const pictures = pictureKeys?.[shot];
    return pictures === undefined ? undefined : segmentKey(pictures, settings[shot]!);
  };
  const missing = [...timeline.shots.keys()].filter((shot) => !shots.has(shot));
  const jobs: ShotJob[] = [];
  for (const shot of missing) {
    const key = keyOf(shot);
    const found = key === undefined ? null : await cache.find(key);
    const { from, to } = timeline.shots[shot]!;
    if (found) add(shot, found);
    else jobs.push({ shot, frames: to - from, settings: settings[shot]! });
  }
  const onFrames = frameCounter(wishes, jobs, share);
  await Promise.all(
    jobs
      .toSorted((a, b) => b.frames - a.frames || a.shot - b.shot)
      .map(async (job) => {
        const segment = await pool.encode(job, onFrames);
        add(job.shot, segment);
        const key = keyOf(job.shot);
        if (key !== undefined) await cache.keep(key, segment);
      }),
  );
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
