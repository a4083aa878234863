import { CodecParameters, Rational } from "node-av/lib";
import { expect, test } from "vitest";
import { picturePacket, soundPackets } from "../../../../testing/film/packets.ts";
import { plainTimeline } from "../../../../testing/film/timelines.ts";
import type { FilePacket } from "../file/film-file.ts";
import { fileRows } from "./file-rows.ts";

const WELL = { indexFirst: true, editLists: 0, constantSteps: true };
const PICTURE = [picturePacket(0, true), picturePacket(2), picturePacket(1)];

const streamOf = (packets: FilePacket[]) => {
  return { parameters: new CodecParameters(), frameRate: new Rational(30, 1), packets };
};

function rows(bytes: number, layout = WELL, picture: FilePacket[] = PICTURE, sound = soundPackets(5)) {
  const found = fileRows(
    bytes,
    { picture: streamOf(picture), sound: streamOf(sound) },
    layout,
    plainTimeline([30, 60]),
  );
  return Object.fromEntries(
    found.map(({ code, value, bound, ok, weight }) => [code, { value, bound, ok, weight }]),
  );
}

test("a file may have 40 kB for each frame of its film", () => {
  const most = 90 * 40_000;
  const asked = { bound: "até 3,6 MB", weight: "must" };
  expect(rows(most)["file_size"]).toEqual({ ...asked, value: "3,6 MB", ok: true });
  expect(rows(most + 1)["file_size"]).toMatchObject({ ...asked, ok: false });
  expect(rows(10 * most)["file_size"]).toMatchObject({ value: "36,0 MB", ok: false });
});

test("the index is at the beginning, and there is no edit list", () => {
  const well = rows(1);
  expect([well["fast_start"], well["edit_lists"]]).toMatchObject([
    { value: "índice no começo", ok: true, weight: "must" },
    { value: "nenhuma", ok: true, weight: "must" },
  ]);
  expect(rows(1, { ...WELL, indexFirst: false })["fast_start"]).toMatchObject({
    value: "índice no fim",
    ok: false,
  });
  expect(rows(1, { ...WELL, editLists: 1 })["edit_lists"]).toMatchObject({ value: "1", ok: false });
});

const startTimes = (picture: FilePacket[], sound: FilePacket[]) =>
  rows(1, WELL, picture, sound)["start_times"];

test("picture and sound both begin at once, whatever packet comes first in the file", () => {
  const right = { value: "imagem 0,000 s, som 0,000 s", ok: true, weight: "must" };
  expect(startTimes(PICTURE.toReversed(), soundPackets(5))).toMatchObject(right);
  expect(startTimes(PICTURE.slice(1), soundPackets(5))).toMatchObject({
    value: "imagem 0,033 s, som 0,000 s",
    ok: false,
  });
  expect(startTimes(PICTURE, soundPackets(5, 9, 0.021))).toMatchObject({
    value: "imagem 0,000 s, som 0,021 s",
    ok: false,
  });
});
