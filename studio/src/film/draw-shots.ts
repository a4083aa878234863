import type { Timeline } from "../direction/timeline.ts";
import { ENCODER, type EncoderSettings } from "./encoder-settings.ts";
import { heavyShots } from "./heavy-shots.ts";
import type { Segment } from "./segment.ts";
import { NO_CACHE, type SegmentCache, segmentKey } from "./segment-cache.ts";
import type { ShotPool } from "./shot-pool.ts";

export interface ShotWishes {
  readonly timeline: Timeline;
  /** Opened with what the timeline's frames are drawn from. */
  readonly pool: ShotPool;
  /** What each shot's pictures depend on; shots without it are not kept. */
  readonly pictureKeys: readonly string[] | undefined;
  readonly cache: SegmentCache | undefined;
  /** Hears of the share of the film's frames that are done. */
  readonly onShare: (share: number) => void;
}

/** Takes a fifth off a shot's size; each round takes off more, so that after the last anything fits. */
const CRF_STEP = 2;
const ROUNDS = 6;

/** Encodes every shot of a film, or finds it in the cache; shots that are too heavy are made lighter. */
export async function drawShots(wishes: ShotWishes): Promise<Segment[]> {
  const settings = wishes.timeline.shots.map(() => ENCODER);
  const segments = new Map<number, Segment>();
  for (let round = 1; ; round++) {
    await addMissing(wishes, settings, segments);
    const film = wishes.timeline.shots.map((_, shot) => segments.get(shot)!);
    const heavy = heavyShots(film);
    if (heavy.size === 0 || round === ROUNDS) return film;
    for (const shot of heavy) {
      const { crf } = settings[shot]!;
      settings[shot] = { ...ENCODER, crf: crf + CRF_STEP * round };
      segments.delete(shot);
    }
  }
}

async function addMissing(
  wishes: ShotWishes,
  settings: readonly EncoderSettings[],
  segments: Map<number, Segment>,
): Promise<void> {
  const { timeline, cache = NO_CACHE, pictureKeys } = wishes;
  const missing = [...timeline.shots.keys()].filter((shot) => !segments.has(shot));
  const keys = new Map<number, string>();
  for (const shot of missing) {
    const pictures = pictureKeys?.[shot];
    if (pictures !== undefined) keys.set(shot, segmentKey(pictures, settings[shot]!));
  }
  const found = await Promise.all(
    [...keys].map(async ([shot, key]) => ({ shot, segment: await cache.find(key) })),
  );
  for (const { shot, segment } of found) if (segment) segments.set(shot, segment);

  const jobs = missing.flatMap((shot) => {
    const { from, to } = timeline.shots[shot]!;
    return segments.has(shot) ? [] : [{ shot, frames: to - from, settings: settings[shot]! }];
  });
  const share = shareReporter(
    wishes,
    jobs.reduce((sum, job) => sum + job.frames, 0),
  );
  const kept: Promise<void>[] = [];
  try {
    await wishes.pool.encode(jobs, {
      onFrames: share,
      onSegment: ({ shot }, segment) => {
        segments.set(shot, segment);
        const key = keys.get(shot);
        if (key !== undefined) kept.push(cache.keep(key, segment));
      },
    });
  } finally {
    await Promise.all(kept);
  }
}

/** Cached shots count as done from the start. */
function shareReporter({ timeline, onShare }: ShotWishes, missingFrames: number): (frames: number) => void {
  let done = timeline.frames - missingFrames;
  onShare(done / timeline.frames);
  return (frames) => onShare((done += frames) / timeline.frames);
}
