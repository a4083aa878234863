import { expect, test } from "vitest";
import { decodePhoto } from "../../photo/decode.ts";
import { readPhoto } from "@curta/photos";
import { loadNetworks } from "../../seeing-models.ts";
import type { SeenFace } from "../faces/decode-faces.ts";
import { see } from "../see.ts";
import type { SeenThing } from "../things/find-things.ts";
import { facesOfPeople, findPeople } from "./find-people.ts";

const seen = async (name: string) => see(await decodePhoto(await readPhoto(name)), loadNetworks());

function face(x: number, y: number, side: number, confidence = 0.9): SeenFace {
  const spot = { x: x + side / 2, y: y + side / 2 };
  const landmarks = { rightEye: spot, leftEye: spot, nose: spot, mouth: spot, rightEar: spot, leftEar: spot };
  return { box: { x, y, w: side, h: side }, landmarks, confidence };
}

function body(x: number, y: number, w: number, h: number, confidence: number): SeenThing {
  return { box: { x, y, w, h }, label: "person", family: "person", confidence, runnerUp: 0.1 };
}

test("sees two people apart from each other, each with the right face, one of them in profile", async () => {
  const { people, faces } = await seen("two-scientists.jpg");
  expect(people).toHaveLength(2);
  for (const { box, face: at } of people) {
    const { box: head } = faces[at!]!;
    expect(head.x + head.w / 2).toBeGreaterThan(box.x);
    expect(head.x + head.w / 2).toBeLessThan(box.x + box.w);
  }
  expect(new Set(people.map((person) => person.face)).size).toBe(2);
});

test("a face and a body of one person are one person, surer than either", () => {
  const people = findPeople([face(0.4, 0.2, 0.1, 0.7)], { bodies: [body(0.3, 0.15, 0.3, 0.8, 0.6)] }, 1);
  expect(people).toHaveLength(1);
  expect(people[0]).toMatchObject({ face: 0 });
  expect(people[0]!.confidence).toBeCloseTo(0.88);
});

test("a face that fills the photo is that of the body that fills it too, and never of one half its size", () => {
  const filling = face(0, 0, 1);
  expect(findPeople([filling], { bodies: [body(0.02, 0.01, 0.97, 0.98, 0.8)] }, 1)).toMatchObject([
    { face: 0 },
  ]);
  expect(findPeople([filling], { bodies: [body(0.2, 0, 0.5, 1, 0.8)] }, 1)).toHaveLength(2);
});

test("a face alone proves a person, whose body is around and below it", () => {
  const [person] = findPeople([face(0.45, 0.1, 0.1)], { bodies: [] }, 1);
  expect(person!.box.x).toBeLessThan(0.45);
  expect(person!.box.y + person!.box.h).toBeGreaterThan(0.5);
});

test("a face alone that faint bodies fit has their mean for its body, and takes none that lies elsewhere", () => {
  const faintBodies = [
    body(0.3, 0.15, 0.3, 0.8, 0.3),
    body(0.34, 0.15, 0.3, 0.7, 0.3),
    body(0.7, 0.1, 0.2, 0.8, 0.34),
  ];
  const [person, ...others] = findPeople([face(0.43, 0.2, 0.1)], { bodies: [], faintBodies }, 1);
  expect(others).toEqual([]);
  expect(person!.box.x).toBeGreaterThan(0.3);
  expect(person!.box.x + person!.box.w).toBeLessThan(0.64);
  expect(person!.box.y + person!.box.h).toBeGreaterThan(0.85);
  expect(findPeople([], { bodies: [], faintBodies }, 1)).toEqual([]);
});

test("a doubtful body without a face is nobody, a sure one seen from behind is somebody", () => {
  expect(findPeople([], { bodies: [body(0.3, 0.1, 0.3, 0.8, 0.5)] }, 1)).toEqual([]);
  expect(findPeople([], { bodies: [body(0.3, 0.1, 0.3, 0.8, 0.7)] }, 1)).toMatchObject([{ face: null }]);
});

test("a doubtful body is somebody beside others only", () => {
  const doubtful = body(0.1, 0.1, 0.2, 0.8, 0.6);
  expect(findPeople([], { bodies: [doubtful] }, 1)).toEqual([]);
  expect(findPeople([], { bodies: [doubtful, body(0.6, 0.1, 0.2, 0.8, 0.6)] }, 1)).toHaveLength(2);
  expect(findPeople([face(0.6, 0.1, 0.2)], { bodies: [doubtful] }, 1)).toHaveLength(2);
});

test("an arm that reaches into the picture is nobody; somebody who lies in it, or stands at its rim, is somebody", () => {
  const arm = { x: 0, y: 0.4, w: 0.8, h: 0.6 };
  const count = ({ x, y, w, h }: typeof arm, confidence = 0.7, aspect = 1.5): number =>
    findPeople([], { bodies: [body(x, y, w, h, confidence)] }, aspect).length;
  expect(count(arm)).toBe(0);
  expect(count({ ...arm, x: 0.1 })).toBe(1);
  expect(count({ ...arm, w: 0.3 })).toBe(1);
  expect(count(arm, 0.7, 0.6)).toBe(1);
  expect(count(arm, 0.8)).toBe(1);
  const reaching = { ...arm, x: 0.2 };
  expect(count(reaching)).toBe(0);
});

test("a small doubtful face without a body is nobody's, unless it stands in a row of faces", () => {
  const [doubtful, sure] = [face(0.4, 0.2, 0.1, 0.6), face(0.6, 0.2, 0.12, 0.9)];
  expect(facesOfPeople([doubtful], [])).toEqual([]);
  expect(facesOfPeople([doubtful], [body(0.3, 0.15, 0.3, 0.8, 0.6)])).toEqual([doubtful]);
  expect(facesOfPeople([face(0.4, 0.2, 0.1, 0.72)], [])).toHaveLength(1);
  expect(facesOfPeople([face(0.4, 0.2, 0.25, 0.6)], [])).toHaveLength(1);
  expect(facesOfPeople([doubtful, sure], [])).toEqual([doubtful, sure]);
  expect(facesOfPeople([doubtful, face(0.6, 0.2, 0.3, 0.9)], [])).toHaveLength(1);
});

test("a face at the feet of a body is another person's", () => {
  expect(findPeople([face(0.4, 0.8, 0.1)], { bodies: [body(0.3, 0.1, 0.3, 0.8, 0.7)] }, 1)).toHaveLength(2);
});
