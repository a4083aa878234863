import {
  MAX_UNDO_STEPS,
  type Draft,
  type ImageResult,
  type Options,
  type SongAnswer,
  type Take,
  type Work,
} from "@curta/contract";

/** One moment of the work: what undo brings back. */
export interface Step {
  readonly image: ImageResult;
  readonly prompt: string;
  readonly script: string;
  readonly options: Options;
}

/** The work with its undo history. `image` is null before the first one is made. */
export interface DraftParts {
  readonly photoName: string;
  readonly topic: string;
  readonly song: SongAnswer | null;
  readonly present: Omit<Step, "image"> & { readonly image: ImageResult | null };
  readonly past: readonly Step[];
  readonly future: readonly Step[];
}

/** Most characters of an undo history; with the present work it stays below what the server takes. */
const MOST_CHARS = 120_000;

/** The parts of a record that the work fills. Every image is written once, however many steps show it. */
export function packParts({ photoName, topic, song, present, past, future }: DraftParts) {
  const kept = boundHistory(past, future);
  const steps = [...kept.past, ...kept.future];
  const images = [...(present.image === null ? [] : [present.image]), ...steps.map(({ image }) => image)];
  const takes = new Map(images.map((image) => [image.image_url, takeOf(image)]));
  return {
    photo_name: photoName,
    topic,
    ...(song === null ? {} : { song }),
    takes: [...takes.values()],
    present: { ...workOf(present), image_url: present.image?.image_url ?? "" },
    past: kept.past.map(pack),
    future: kept.future.map(pack),
  };
}

/** The work of a record. Steps whose image it does not hold are left out. */
export function unpackParts(record: Draft): DraftParts {
  const takes = new Map(record.takes.map((take) => [take.image_url, take]));
  const unpack = (work: Work): Step[] => {
    const image = takes.get(work.image_url);
    return image === undefined ? [] : [{ ...workOf(work), image }];
  };
  return {
    photoName: record.photo_name,
    topic: record.topic,
    song: record.song ?? null,
    present: { ...workOf(record.present), image: takes.get(record.present.image_url) ?? null },
    past: record.past.flatMap(unpack),
    future: record.future.flatMap(unpack),
  };
}

/** The steps nearest to the present, as many as may be kept. */
function boundHistory(past: readonly Step[], future: readonly Step[]) {
  let left = MOST_CHARS;
  const nearest = (steps: readonly Step[]) => {
    const kept: Step[] = [];
    for (const step of steps.toReversed().slice(0, MAX_UNDO_STEPS)) {
      left -= step.script.length + step.prompt.length;
      if (left < 0) break;
      kept.unshift(step);
    }
    return kept;
  };
  return { past: nearest(past), future: nearest(future) };
}

function takeOf({ image_url, positivePrompt, video_description }: ImageResult): Take {
  return { image_url, positivePrompt, video_description };
}

function pack(step: Step): Work {
  return { ...workOf(step), image_url: step.image.image_url };
}

function workOf({ prompt, script, options }: Omit<Work, "image_url">): Omit<Work, "image_url"> {
  return { prompt, script, options };
}
