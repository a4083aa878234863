import { readdirSync } from "node:fs";
import { access } from "node:fs/promises";
import { readPhoto } from "@curta/photos";
import type { Storyboard } from "@curta/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { captionAt } from "../../testing/film/film-of-shots.ts";
import { scratchFolder } from "../../testing/film/productions.ts";
import { compileTimeline } from "../direction/compile/compile.ts";
import { direct } from "../direction/plan/direct.ts";
import { replaceShot, restOnWhole } from "../direction/plan/replace-shot.ts";
import type { Timeline } from "../direction/timeline.ts";
import { type PreparedPhoto, preparePhoto } from "../studio.ts";
import { facesAt, shareInFrame } from "./certificate/faces/known-places.ts";
import { shotKeys } from "./encode/picture-keys.ts";
import { openPart } from "./picture-source.ts";
import { filmWithinLaws } from "./film-within-laws.ts";
import { readScript } from "../direction/plan/script/read-script.ts";
import { tellLaws } from "./tell-laws.ts";

const folder = scratchFolder();
/** A take that begins with the one who looks at the camera, and whose own words lie on no mouth. */
const SEED = 4;
const WISHES = { style: "suave", seconds: 5, seed: SEED } as const;
let photo: PreparedPhoto;
let story: Storyboard;

beforeAll(async () => {
  photo = await preparePhoto(await readPhoto("two-scientists.jpg"), WISHES);
  story = direct(photo.reading, WISHES);
});
afterAll(() => folder.remove());

/** A direction that lays the words of the first shot on the mouth, unless the shot shows another view. */
function gagging(isGagged: (storyboard: Storyboard) => boolean): (storyboard: Storyboard) => Timeline {
  return (storyboard) => {
    const timeline = compileTimeline(storyboard, photo.reading, SEED);
    const [first, ...rest] = timeline.shots;
    const face = facesAt(first!, 6, photo.reading)[0];
    if (!isGagged(storyboard) || face === undefined) return timeline;
    return { ...timeline, shots: [{ ...first!, captions: [captionAt(face.landmarks[3]!)] }, ...rest] };
  };
}

async function make(
  name: string,
  compile: (storyboard: Storyboard) => Timeline,
  named: readonly number[] = [],
  storyboard = story,
) {
  const { picture, reading } = photo;
  const segmentCache = folder.path(name);
  const percents: number[] = [];
  const film = filmWithinLaws({
    openPicture: openPart({ open: () => Promise.resolve(picture), isShared: true }, null),
    reading,
    storyboard,
    seed: SEED,
    compile,
    namedShots: () => new Set(named),
    out: folder.path(`${name}.mp4`),
    segmentCache,
    workers: 2,
    onProgress: ({ percent }) => percents.push(percent),
  });
  return { ...(await film), percents, segments: readdirSync(segmentCache).length };
}

const isFirstView = ({ shots }: Storyboard): boolean => shots[0]!.target === story.shots[0]!.target;

test("a film whose words lie on a mouth is directed again, and only that shot is drawn again", async () => {
  const made = await make("mended", gagging(isFirstView));
  expect(made.mended).toEqual([{ code: "captions_off_faces", shot: 0 }]);
  expect(made.broken).toEqual([]);
  const row = made.certificate.measures.find(({ code }) => code === "captions_off_faces");
  expect(row?.ok).toBe(true);
  // Not the shot alone: the last repeats it, and a dissolve shows where it comes from.
  const after = replaceShot(story, photo.reading, 0, SEED + 1);
  const keys = [story, after].flatMap((each) => shotKeys("", gagging(isFirstView)(each)));
  expect(made.segments).toBe(new Set(keys).size);
  expect(made.segments).toBeLessThan(2 * story.shots.length);
  expect(made.percents).toEqual(made.percents.toSorted((a, b) => a - b));
});

test("a film whose two ends show one view gets another one for both at once", async () => {
  let directed = story;
  const both = (storyboard: Storyboard): Timeline => {
    directed = storyboard;
    const timeline = gagging(isFirstView)(storyboard);
    const [first, last] = [timeline.shots[0]!, timeline.shots.at(-1)!];
    const captions = isFirstView(storyboard) ? first.captions : last.captions;
    return { ...timeline, shots: [...timeline.shots.slice(0, -1), { ...last, captions }] };
  };
  const made = await make("ends", both);
  expect(made.mended.map(({ shot }) => shot)).toEqual([0, story.shots.length - 1]);
  expect(directed).toEqual(replaceShot(story, photo.reading, 0, SEED + 1));
});

test("words that lie on a mouth in every view stand on the border of a print", async () => {
  const made = await make(
    "printed",
    gagging(({ shots }) => shots[0]!.target.kind !== "polaroid"),
  );
  expect(made.dropped).toEqual([]);
  expect(made.certificate.measures.find(({ code }) => code === "captions_off_faces")?.ok).toBe(true);
});

test("a view that the script names stays, and the certificate says what is wrong with it", async () => {
  const made = await make(
    "named",
    gagging(() => true),
    [0],
  );
  expect(made.mended).toEqual([]);
  expect(made.broken).toEqual([{ code: "captions_off_faces", shot: 0 }]);
  expect(made.certificate.ok).toBe(false);
});

test("a film that flashes is calmed where it does, also where its script names the view", async () => {
  const rushing: Storyboard = {
    ...story,
    shots: story.shots.map((shot, index) => (index === 1 ? { ...shot, effects: ["strobe"] } : shot)),
  };
  const flashes = Array.from({ length: 12 }, (_, each) => ({ at: 5 * each, frames: 2, strength: 1 }));
  const compile = (storyboard: Storyboard): Timeline => {
    const timeline = compileTimeline(storyboard, photo.reading, SEED);
    const isRushing = storyboard.shots[1]!.effects.includes("strobe");
    const shots = timeline.shots.map((shot, index) =>
      index === 1 && isRushing ? { ...shot, flashes } : shot,
    );
    return { ...timeline, shots };
  };
  const made = await make("calmed", compile, [1], rushing);
  expect(made.mended).toContainEqual({ code: "flashes", shot: 1 });
  expect(made.certificate.measures.find(({ code }) => code === "flashes")?.ok).toBe(true);
  expect(tellLaws(made, { shotLines: [] })).toContain(
    "Cena 2: a imagem piscava mais do que é seguro; deixei o movimento mais calmo.",
  );
});

test("where the camera's way back to the beginning flashes, the named last view stays and the first one follows", async () => {
  const script = "0:00 - 0:02 plano aberto\n0:02 - 0:05 close no alto";
  const open = readScript(script, { ...WISHES, reading: photo.reading }).storyboard;
  const last = open.shots.length - 1;
  const flashes = Array.from({ length: 12 }, (_, each) => ({ at: 5 * each, frames: 2, strength: 1 }));
  const views: unknown[] = [];
  const compile = (storyboard: Storyboard): Timeline => {
    views.push(storyboard.shots[last]?.target);
    const timeline = compileTimeline(storyboard, photo.reading, SEED);
    const shots = timeline.shots.map((shot, index) =>
      index === last && storyboard.shots.length === open.shots.length ? { ...shot, flashes } : shot,
    );
    return { ...timeline, shots };
  };
  const made = await make("parted", compile, [last], open);
  expect(made.mended).toContainEqual({ code: "flashes", shot: last });
  expect(made.certificate.measures.find(({ code }) => code === "flashes")?.ok).toBe(true);
  expect(views.at(-1)).toEqual({ kind: "top" });
});

test("where no view keeps the law the film fails, and no file is left", async () => {
  const failing = make(
    "failing",
    gagging(() => true),
  );
  await expect(failing).rejects.toMatchObject({ code: "film_out_of_bounds" });
  await expect(access(folder.path("failing.mp4"))).rejects.toThrow();
});

test("in a crowd a view of the photo cuts faces, and a shot at rest on the whole photo cuts none", () => {
  const faces = Array.from({ length: 60 }, (_, k) => ({
    x: 0.01 + 0.098 * (k % 10),
    y: 0.03 + 0.16 * Math.floor(k / 10),
    w: 0.09,
    h: 0.15,
    confidence: 0.9,
  }));
  const reading = { ...photo.reading, width: 2880, height: 1920, faces, people: [], view: null };
  const cuts = (storyboard: Storyboard): boolean[] =>
    compileTimeline(storyboard, reading, SEED).shots.map((shot) =>
      [0, 5, 10, 15, 20].some((frame) =>
        facesAt(shot, frame, reading).some((face) => {
          const share = shareInFrame(face.box, face.window);
          return share > 0.1 && share < 0.85;
        }),
      ),
    );
  const crowded: Storyboard = {
    ...story,
    shots: story.shots.map((shot, k) =>
      k === 1 ? { ...shot, size: "wide", target: { kind: "all" }, move: "pan-left", effects: [] } : shot,
    ),
  };
  expect(cuts(crowded)[1]).toBe(true);
  expect(cuts(restOnWhole(crowded, 1))[1]).toBe(false);
});
