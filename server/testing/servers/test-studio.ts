import { writeFile } from "node:fs/promises";
import { setTimeout as sleep } from "node:timers/promises";
import { CurtaError, PROGRESS_STAGES, type Reading } from "@curta/contract";
import type { Film, FilmWishes } from "@curta/studio";
import type { Studio } from "../../src/studio/studio.ts";

const TEST_READING: Reading = {
  width: 1080,
  height: 1920,
  palette: [{ hex: "#f5a623", name: "âmbar", share: 1 }],
  light: { level: 0.5, contrast: 0.5, saturation: 0.5, warmth: 0, from: null, confidence: 1 },
  points: [{ x: 0.5, y: 0.5, size: 0.3, kind: "subject", confidence: 1, color: "âmbar" }],
  faces: [],
  people: [],
  things: [],
  writing: [],
  view: null,
  subject: null,
  horizon: null,
  focus: { sharpShare: 1, shallow: 0 },
  quiet: [],
  depth: { columns: 1, rows: 1, values: "AA==", planes: 1, confidence: 1 },
};

export interface TestStudioOptions {
  /** Length of each of the film's 20 steps. */
  readonly stepMs?: number;
  /** Called at each step; may throw or delay the film. */
  readonly onStep?: (wishes: FilmWishes, step: number) => void | Promise<void>;
}

/**
 * A studio that draws nothing, for tests of everything around it: films take a known time, react to their signal,
 * and contain their own script, so that tests notice a mix-up. A script that begins with "falha" fails.
 */
export function createTestStudio(options: TestStudioOptions = {}): Studio {
  return {
    async makeKeyImage(photo, wishes) {
      if (photo.length < 16) throw new CurtaError("photo_not_image");
      return {
        keyImage: Buffer.from(`key image ${wishes.seed}`),
        picture: Buffer.from(`picture ${wishes.seed}`),
        preview: Buffer.from(`preview ${wishes.seed}`),
        small: Buffer.from(`small ${wishes.seed}`),
        photo: wishes.keepPhoto === true ? Buffer.from(photo) : null,
        reading: TEST_READING,
        positivePrompt: wishes.positivePrompt ?? "âmbar",
        script: `Filme de ${wishes.seconds} segundos${wishes.topic === undefined ? "" : `\n\nNota: Sobre: ${wishes.topic}`}`,
      };
    },
    makeFilm: (wishes) => makeTestFilm(wishes, options),
  };
}

async function makeTestFilm(wishes: FilmWishes, options: TestStudioOptions): Promise<Film> {
  for (let step = 0; step < 20; step++) {
    await sleep(options.stepMs ?? 5, undefined, wishes.signal ? { signal: wishes.signal } : {});
    await options.onStep?.(wishes, step);
    const stage = PROGRESS_STAGES[Math.floor((step / 20) * PROGRESS_STAGES.length)] ?? "frames";
    wishes.onProgress?.({ stage, percent: step * 5 });
  }
  if (wishes.script.startsWith("falha")) throw new CurtaError("render_failed");
  const bytes = Buffer.from(`film of ${wishes.script} ${"x".repeat(100_000)} end`);
  await writeFile(wishes.out, bytes);
  return {
    path: wishes.out,
    bytes: bytes.length,
    seconds: wishes.seconds,
    certificate: { ok: true, platforms: ["TikTok", "Reels", "Shorts"], measures: [] },
    poster: Buffer.from("poster"),
    smallPoster: Buffer.from("small poster"),
    warnings: [],
    social: { caption: "", language: "pt", hashtags: [] },
  };
}
