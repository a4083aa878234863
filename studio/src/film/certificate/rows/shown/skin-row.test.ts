import { expect, test } from "vitest";
import { sightedFace } from "../../../../../testing/film/sightings.ts";
import { plainTimeline } from "../../../../../testing/film/timelines.ts";
import type { Sighting } from "../../faces/sightings.ts";
import type { SampledSkin } from "../../faces/skin.ts";
import { skinRow } from "./skin-row.ts";

const SKIN: SampledSkin = { colour: [200, 150, 120], burnt: 0.1 };
/** The same skin, turned by 3.97 and by 4.13 degrees of CIELAB towards yellow. */
const [TURNED, TURNED_MORE] = [
  [200, 151, 116.4],
  [200, 152, 118],
].map((colour) => ({ ...SKIN, colour }) as unknown as SampledSkin);
const burnt = (share: number): SampledSkin => ({ ...SKIN, burnt: share });
const BOX = { x: 0.4, y: 0.4, w: 0.15, h: 0.1 };

const seen = (shot: number, frame: number, skin: SampledSkin | null, index = 0, box = BOX): Sighting => {
  return { shot, frame, faces: [sightedFace(index, "found", { box, skin })] };
};
function row(
  sightings: readonly Sighting[],
  skins: readonly (SampledSkin | null)[] = [SKIN],
  timeline = FILM,
) {
  const [found] = skinRow(timeline, sightings, skins);
  return found;
}
const FILM = plainTimeline([30, 30, 30]);

test("skin may turn by four degrees, and of a face a fiftieth more may burn", () => {
  expect(row([seen(0, 0, SKIN)])).toMatchObject({ value: "tom a 0,0° do da foto, 0,0% estourada", ok: true });
  expect(row([seen(0, 0, TURNED!)])).toMatchObject({ value: expect.stringMatching(/^tom a 4,0°/), ok: true });
  expect(row([seen(0, 0, TURNED_MORE!)])).toMatchObject({
    value: expect.stringMatching(/^tom a 4,1°/),
    ok: false,
  });
  expect(row([seen(0, 0, burnt(0.1199))])).toMatchObject({
    value: "tom a 0,0° do da foto, 2,0% estourada",
    ok: true,
  });
  expect(row([seen(0, 0, burnt(0.121))])).toMatchObject({
    value: "tom a 0,0° do da foto, 2,1% estourada",
    ok: false,
  });
  // Less than in the picture is no fault.
  expect(row([seen(0, 0, burnt(0))])).toMatchObject({
    value: "tom a 0,0° do da foto, 0,0% estourada",
    ok: true,
  });
  expect(row([seen(0, 0, SKIN)])?.bound).toBe("até 4° e 2%");
});

test("skin without a hue is not said to have turned", () => {
  const grey: SampledSkin = { ...SKIN, colour: [128, 128, 128] };
  expect(row([seen(0, 0, grey)])?.value).toBe("tom a 0,0° do da foto, 0,0% estourada");
});

const burntOf = (sightings: readonly Sighting[]) => row(sightings)?.value.split(", ")[1];

test("of the frames of a shot the middle value counts, of the shots the worst", () => {
  const frames = (...shares: readonly number[]) => shares.map((share, frame) => seen(1, frame, burnt(share)));
  expect(burntOf(frames(0.13, 0.4, 0.1))).toBe("3,0% estourada");
  expect(burntOf(frames(0.4, 0.11))).toBe("30,0% estourada");
  expect(burntOf([...frames(0.11), seen(0, 0, burnt(0.15)), seen(2, 0, burnt(0.12))])).toBe("5,0% estourada");
});

test("a glow over a frame takes its faces out, from its first frame to its last", () => {
  const leak = { at: 5, frames: 10, side: "left", hue: 30, strength: 1 } as const;
  const glowing = { ...FILM, shots: FILM.shots.map((shot) => ({ ...shot, leaks: [leak] })) };
  const asked = (frame: number) => row([seen(0, frame, SKIN)], [SKIN], glowing) !== undefined;
  expect([4, 5, 14, 15].map(asked)).toEqual([true, false, false, true]);
});

test("small faces, faces that are not whole and those whose skin is not known are not compared", () => {
  expect(row([seen(0, 0, SKIN, 0, { ...BOX, w: 0.149 })])).toBe(undefined);
  expect(row([seen(0, 0, null)])).toBe(undefined);
  expect(row([seen(0, 0, SKIN)], [null])).toBe(undefined);
  expect(row([seen(0, 0, SKIN, 1)], [SKIN])).toBe(undefined);
  expect(row([{ shot: 0, frame: 0, faces: [sightedFace(0, "found in part", { skin: SKIN })] }])).toBe(
    undefined,
  );
  expect(row([{ shot: 0, frame: 0, faces: [sightedFace(0, "placed")] }])).toBe(undefined);
  expect(row([])).toBe(undefined);
});
