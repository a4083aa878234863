import type { DraftRecord } from "@curta/contract";
import { beforeEach, expect, test } from "vitest";
import { openBrowserDrafts } from "./browser-drafts.ts";

const take = { image_url: "https://a/1.jpg", positivePrompt: "p", video_description: "r" };
const work = {
  image_url: take.image_url,
  prompt: "p",
  script: "r",
  options: { estilo: "viral", duracao: 30 },
} as const;
const ID = "0f8fad5b-d9cb-469f-a165-70867728950e";

function edited(script: string, minute: number, more: Partial<DraftRecord> = {}): DraftRecord {
  return {
    id: ID,
    version: 1,
    photo_name: "gato.jpg",
    topic: "",
    takes: [take],
    present: { ...work, script },
    past: [work],
    future: [],
    edited_at: `2031-01-01T10:0${minute}:00.000Z`,
    put_away: false,
    unsent: true,
    ...more,
  };
}
const openTab = () => openBrowserDrafts(localStorage);
const scriptsOf = (drafts: readonly DraftRecord[]) =>
  drafts.map(({ past, present }) => [...past, present].map(({ script }) => script));

beforeEach(() => localStorage.clear());

test("what two tabs wrote of one draft is all there when both are gone, and then in one record", async () => {
  const [first, second] = [openTab(), openTab()];
  first.write("ana", edited("da primeira", 1));
  second.write("ana", edited("da segunda", 2));
  first.write("ana", edited("da primeira, mais", 3));
  const later = openTab();
  expect(scriptsOf(await later.all("ana"))).toEqual([["r", "da segunda", "da primeira, mais"]]);
  const [joined] = await later.takeOver("ana");
  if (joined === undefined) throw new Error("no draft");
  later.write("ana", joined);
  expect(localStorage).toHaveLength(1);
  expect(await openTab().all("ana")).toEqual([joined]);
});

test("what a tab writes after another one has opened is not taken for known there", async () => {
  const [first, second] = [openTab(), openTab()];
  first.write("ana", edited("um", 1));
  const [opened] = await second.takeOver("ana");
  if (opened === undefined) throw new Error("no draft");
  first.write("ana", edited("dois", 2));
  second.write("ana", opened);
  expect(scriptsOf(await openTab().all("ana"))).toEqual([["r", "um", "dois"]]);
  // Nor does it go with what the other tab has put away.
  second.removeOwn("ana", ID);
  expect(scriptsOf(await openTab().all("ana"))).toEqual([["r", "dois"]]);
  second.remove("ana", ID);
  expect(localStorage).toHaveLength(0);
});

test("a tab that has looked at the drafts, and opened none, takes none away", async () => {
  const [first, second] = [openTab(), openTab()];
  first.write("ana", edited("um", 1));
  await second.all("ana");
  second.write("ana", edited("dois", 2));
  second.removeOwn("ana", ID);
  expect(scriptsOf(await openTab().all("ana"))).toEqual([["r", "um"]]);
});

test("in a full storage the record of the tab before makes room, and stays where not even the work has room", async () => {
  const first = openTab();
  const past = Array.from({ length: 50 }, (_, step) => ({ ...work, script: `${step}`.padEnd(2_000, "x") }));
  first.write("ana", edited("um", 1, { past }));
  let filler = 5_000_000;
  for (let more = 128_000; more >= 1_000; more /= 2) {
    try {
      localStorage.setItem("filler", "x".repeat(filler + more));
      filler += more;
    } catch {
      // Half of it is tried next.
    }
  }
  const second = openTab();
  const [opened] = await second.takeOver("ana");
  if (opened === undefined) throw new Error("no draft");
  second.write("ana", { ...opened, present: { ...work, script: "dois" } });
  expect(
    (await openTab().all("ana")).map(({ present, past: steps }) => [present.script, steps.length]),
  ).toEqual([["dois", 50]]);
  const third = openTab();
  await third.takeOver("ana");
  third.write("ana", edited("y".repeat(400_000), 3));
  expect((await openTab().all("ana")).map(({ present }) => present.script)).toEqual(["dois"]);
});

test("drafts of another user, and records that are none, are left where they are", async () => {
  const tab = openTab();
  tab.write("ana", edited("um", 1));
  localStorage.setItem(`curta-draft:bia:${ID}`, "{}");
  expect(await tab.all("bia")).toEqual([]);
  tab.remove("ana", ID);
  expect(Object.keys(localStorage)).toEqual([`curta-draft:bia:${ID}`]);
});
