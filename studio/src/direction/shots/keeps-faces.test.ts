import { expect, test } from "vitest";
import { FILM_FPS, TEMPLATES } from "@curta/contract";
import { readingOf } from "../../../testing/direction/sights.ts";
import { lack } from "../../geometry/area.ts";
import { middleOf } from "../camera/camera-plan.ts";
import { keptFace } from "../framing/faces/face-geometry.ts";
import { frameTarget } from "../framing/framing.ts";
import { viewOf } from "../framing/view.ts";
import { direct } from "../plan/direct.ts";

test("no camera turns away from a large face that its shot shows, however it moves, punches or shakes", () => {
  const turned: unknown[] = [];
  let shown = 0;
  for (const head of [0.5, 0.56, 0.6]) {
    const reading = readingOf({ aspect: 1.39, people: [{ x: 0.5, y: 0.15, head }] });
    for (const template of TEMPLATES) {
      for (const seed of [1, 2, 3]) {
        const { style, shots, bpm } = direct(reading, { style: "viral", template, seconds: 15, seed });
        for (const shot of shots) {
          const { framing, stage } = frameTarget(shot.target, shot.size, reading);
          const [face] = stage.reading.faces.map((each) => keptFace(each, stage.cover));
          if (shot.until !== undefined || lack(viewOf(framing, stage.cover), face!) > 0.02) continue;
          shown += 1;
          const frames = Math.round((shot.beats * 60 * FILM_FPS) / bpm);
          const { area } = middleOf(shot, frames, { style, reading, seed });
          if (lack(area, face!) > 0.02) turned.push({ head, template, seed, shot });
        }
      }
    }
  }
  expect(shown).toBeGreaterThan(300);
  expect(turned).toEqual([]);
});
