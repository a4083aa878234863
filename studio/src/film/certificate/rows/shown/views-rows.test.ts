import type { Reading } from "@curta/contract";
import { expect, test } from "vitest";
import { keyAt, shotOf, syntheticReading, timelineOf } from "../../../../../testing/frame/synthetic.ts";
import type { TimelineShot } from "../../../../direction/timeline.ts";
import { framingsRow } from "./framings-row.ts";
import { lawRows } from "./law-rows.ts";
import { mainThingRow } from "./main-thing-row.ts";

const PLAIN = syntheticReading({ width: 1080, height: 1920, rgb: new Uint8Array() });
const WIDE = syntheticReading({ width: 1920, height: 1080, rgb: new Uint8Array() });
const still = (x: number, y: number, zoom: number, more: Partial<TimelineShot> = {}) =>
  shotOf({ camera: [keyAt(0, x, y, zoom)], ...more });

const framings = (shots: readonly TimelineShot[], reading: Reading = PLAIN) =>
  framingsRow(timelineOf(shots), reading)[0];
/** Views of a sixteenth of the picture that do not touch each other. */
const PLACES = [0.125, 0.375, 0.625, 0.875].flatMap((y) =>
  [0.125, 0.375, 0.625, 0.875].map((x) => still(x, y, 4)),
);
const [A, B, C] = PLACES as [TimelineShot, TimelineShot, TimelineShot];

test("eight framings in twenty shots are enough, in two shots one", () => {
  const ofTwenty = (count: number) => {
    const wanted = PLACES.slice(0, count);
    return framings(Array.from({ length: 20 }, (_, index) => wanted[index % count]!));
  };
  expect(ofTwenty(8)).toMatchObject({ value: "8 em 20 planos", ok: true, weight: "should" });
  expect(ofTwenty(7)).toMatchObject({
    value: "7 em 20 planos",
    bound: "ao menos 8, nenhum igual ao anterior",
    ok: false,
  });
  expect(framings([A, B, A])).toMatchObject({
    value: "2 em 3 planos",
    bound: "ao menos 2, nenhum igual ao anterior",
  });
});

// Of two equal views moved by a third of their width the shared part is half of both together.
const movedBy = (by: number) => framings([still(0.5, 0.5, 4), still(0.5 + by * 0.25, 0.5, 4)])?.value;

test("two views are the same where they share half of what both show", () => {
  expect(movedBy(0.32)).toBe("1 em 2 planos, 1 iguais ao anterior");
  expect(movedBy(0.35)).toBe("2 em 2 planos");
});

test("a view that comes again later is no new one, and only a cut to the same is a jump", () => {
  expect(framings([A, B, A, C])).toMatchObject({ value: "3 em 4 planos", ok: true });
  expect(framings([A, B, B, A])).toMatchObject({ value: "2 em 4 planos, 1 iguais ao anterior", ok: false });
});

test("a shot is where its camera is in its middle", () => {
  const passing = shotOf({
    camera: [keyAt(0, 0.125, 0.125, 4, { ease: "linear" }), keyAt(30, 0.875, 0.125, 4)],
  });
  expect(framings([passing, still(0.5, 0.125, 4)])?.value).toBe("1 em 2 planos, 1 iguais ao anterior");
  const later = { ...passing, from: 30, to: 60 };
  expect(framings([still(0.5, 0.125, 4), later])?.value).toBe("1 em 2 planos, 1 iguais ao anterior");
});

test("the photo and its card are two pictures", () => {
  const whole = still(0.5, 0.5, 1);
  expect(framings([whole, { ...whole, source: "card" }], WIDE)?.value).toBe("2 em 2 planos");
  expect(framings([whole, whole], WIDE)?.value).toBe("1 em 2 planos, 1 iguais ao anterior");
});

test("panels, cut-outs and mirrors are pictures of their own, and part what is before and after them", () => {
  const designs: TimelineShot["effects"][] = [
    { panels: { color: "#ffffff", strips: [] } },
    { cutOut: { at: 0, frames: 30, design: "dots", color: "#ffffff" } },
    { mirror: { at: 0, frames: 30, of: "left" } },
  ];
  for (const effects of designs) {
    expect(framings([A, { ...A, effects: effects! }, A])).toMatchObject({ value: "1 em 2 planos", ok: true });
    expect(framings([A, { ...B, effects: effects! }])).toBe(undefined);
  }
  expect(framings([A])).toBe(undefined);
});

/** A cup that is what the photo is of. */
const CUP: Reading = {
  ...PLAIN,
  things: [{ x: 0.1, y: 0.1, w: 0.4, h: 0.3, confidence: 0.9, label: "cup" }],
};
const mainThing = (shots: readonly TimelineShot[], reading = CUP) =>
  mainThingRow(timelineOf(shots), reading)[0];
const ON = still(0.3, 0.3, 1.5);
const OFF = still(0.8, 0.85, 3.5);

test("four shots of five show the one thing that the photo is of", () => {
  expect(mainThing([ON, ON, ON, ON, OFF])).toMatchObject({
    value: "em 4 de 5 planos",
    ok: true,
    weight: "should",
  });
  expect(mainThing([ON, ON, ON, OFF, OFF])).toMatchObject({ value: "em 3 de 5 planos", ok: false });
  expect(mainThing([ON], PLAIN)).toBe(undefined);
});

const arriving = (from: number, to: number) =>
  shotOf({
    from,
    to,
    camera: [keyAt(0, 0.8, 0.85, 3.5), keyAt(14, 0.8, 0.85, 3.5), keyAt(15, 0.3, 0.3, 1.5)],
  });

test("where its camera is in its middle a shot shows it, in panels in any strip", () => {
  expect(mainThing([arriving(0, 30)])?.value).toBe("em 1 de 1 planos");
  expect(mainThing([arriving(40, 70)])?.value).toBe("em 1 de 1 planos");
  expect(mainThing([arriving(0, 28)])?.value).toBe("em 0 de 1 planos");
  const strips = [OFF, ON].map(({ camera }) => ({ at: 0, camera }));
  expect(mainThing([{ ...OFF, effects: { panels: { color: "#ffffff", strips } } }])?.value).toBe(
    "em 1 de 1 planos",
  );
});

const lying = (label: string, { x, w } = { x: 0.2, w: 0.6 }): Reading => ({
  ...WIDE,
  things: [{ x, y: 0.3, w, h: 0.5, confidence: 0.9, label }],
});

test("a shot that passes what no view holds from end to end shows all of it, and else what its middle shows", () => {
  const passing = shotOf({ camera: [keyAt(0, 0.2, 0.5, 1), keyAt(14, 0.8, 0.5, 1)] });
  expect(mainThing([passing], lying("cat"))?.value).toBe("em 1 de 1 planos");
  expect(mainThing([passing], lying("cup"))?.value).toBe("em 1 de 1 planos");
  expect(mainThing([passing], lying("cup", { x: 0.1, w: 0.2 }))?.value).toBe("em 0 de 1 planos");
});

test("a shot that passes what stands free before plain ground shows all of it", () => {
  const passing = shotOf({ camera: [keyAt(0, 0.2, 0.2, 2.5), keyAt(14, 0.55, 0.8, 2.5)] });
  expect(mainThing([passing])?.value).toBe("em 0 de 1 planos");
  expect(mainThing([passing], { ...CUP, plainGround: true })?.value).toBe("em 1 de 1 planos");
});

const codesOf = (reading: Reading, shots: readonly TimelineShot[]) =>
  lawRows(
    timelineOf(shots),
    reading,
    { thumbnails: [], kept: new Map(), faces: new Map(), contrasts: null },
    [],
  ).map(({ code }) => code);

test("the rows about what a film shows are those that can be asked of it", () => {
  expect(codesOf(CUP, [ON, OFF])).toEqual(["things", "main_thing", "framings", "opening"]);
  expect(codesOf(PLAIN, [A])).toEqual(["opening"]);
  const faces = [{ x: 0.3, y: 0.3, w: 0.3, h: 0.2, confidence: 0.9 }];
  expect(codesOf({ ...PLAIN, faces }, [still(0.5, 0.5, 1)])).toEqual(["people", "heads", "opening"]);
});
