/** Short films of real photos, well made and with every fault that a certificate tells: what the golden certificates are of. */
import type { Reading } from "@curta/contract";
import type { Timeline, TimelineShot } from "../../src/direction/timeline.ts";
import { captionAt, type WishedShot } from "../film/film-of-shots.ts";

/** A film as a table of shots, made of a photo. */
export interface GoldenFilm {
  readonly name: string;
  readonly shots: readonly WishedShot[];
  /** What is other than in a plain film. */
  readonly grade?: Partial<Timeline["grade"]>;
  readonly sections?: Timeline["sections"];
  /** The same film is measured once more, as if the photo held something else: faces too low, too small, not sure. */
  readonly misread?: (seen: Reading) => Reading;
}

const still = (x: number, y: number, zoom: number): WishedShot => {
  return { x, y, zoom, camera: [{ at: 0, ease: "linear", x, y, zoom, roll: 0 }] };
};
const flashAt = (...frames: readonly number[]): Pick<TimelineShot, "flashes"> => {
  return { flashes: frames.map((at) => ({ at, frames: 2, strength: 1 })) };
};

const strip = (y: number) => {
  return { at: 0, camera: [{ at: 0, ease: "linear", x: 0.38, y, zoom: 1.1, roll: 0 }] } as const;
};

/** The face is around 0.44 and 0.24, a fifth of the picture wide. */
const FACE: WishedShot = { x: 0.44, y: 0.26, zoom: 2 };
const ASTRONAUT: readonly GoldenFilm[] = [
  {
    name: "well made",
    sections: [{ from: 0, to: 32, role: "drop", energy: 0.8 }],
    shots: [
      { ...FACE, captions: [captionAt({ x: 0.45, y: 0.64 })] },
      { x: 0.44, y: 0.45, zoom: 1.1 },
    ],
  },
  {
    name: "turned skin, words on the mouth and behind the head, a black shot",
    grade: { warmth: -1, skin: 0 },
    shots: [
      { ...FACE, captions: [captionAt({ x: 0.5, y: 0.55 }, 9)] },
      { x: 0.44, y: 0.3, zoom: 1.4, captions: [{ ...captionAt({ x: 0.42, y: 0.36 }), behind: true }] },
      { x: 0.44, y: 0.24, zoom: 4.6 },
      { ...FACE, effects: { bars: { at: 0, frames: 1, from: 0.5, to: 0.5 } } },
    ],
  },
  {
    name: "burnt skin, flashes, words in the corner, one view",
    grade: { exposure: 1, contrast: 1 },
    shots: [
      { ...FACE, zoom: 1.6, captions: [captionAt({ x: 0.86, y: 0.9 })] },
      { ...FACE, ...flashAt(1, 11) },
      { ...FACE, ...flashAt(9) },
    ],
  },
];

/** The two look at the camera from the left, and away from it on the right. */
const SCIENTISTS: readonly GoldenFilm[] = [
  {
    name: "well made, in panels and on the card too",
    shots: [
      { x: 0.38, y: 0.36, zoom: 1.65 },
      {
        x: 0.38,
        y: 0.36,
        zoom: 1.5,
        effects: { panels: { color: "#ffffff", strips: [strip(0.33), strip(0.45)] } },
      },
      { x: 0.5, y: 0.5, zoom: 1.05, source: "card" },
    ],
    misread: (seen) => ({
      ...seen,
      people: [],
      faces: [
        ...seen.faces.map((face) => ({ ...face, y: face.y + 0.03, h: 0.2 })),
        { x: 0.1, y: 0.6, w: 0.03, h: 0.042, confidence: 0.56 },
        { x: 0.3, y: 0.7, w: 0.02, h: 0.03, confidence: 0.9 },
        { x: 0.3, y: 0.7, w: 0.1, h: 0.1, confidence: 0.5 },
      ],
    }),
  },
  {
    name: "still at first, a face cut and left out, cuts to the same, a mirror",
    shots: [
      still(0.566, 0.4, 1.5),
      { x: 0.57, y: 0.4, zoom: 1.55 },
      { x: 0.8, y: 0.5, zoom: 1.2 },
      { x: 0.38, y: 0.4, zoom: 1.2, effects: { mirror: { at: 0, frames: 16, of: "left" } } },
    ],
  },
];

const CAT: readonly GoldenFilm[] = [
  {
    name: "on the cat and beside it",
    shots: [
      { x: 0.5, y: 0.4, zoom: 1.05 },
      { x: 0.9, y: 0.9, zoom: 3 },
      { x: 0.5, y: 0.5, zoom: 1, source: "card" },
    ],
  },
];

/** The films by the photo that they are made of. */
export const GOLDEN_FILMS: Readonly<Record<string, readonly GoldenFilm[]>> = {
  "astronaut.png": ASTRONAUT,
  "two-scientists.jpg": SCIENTISTS,
  "sleeping-cat.jpg": CAT,
};
