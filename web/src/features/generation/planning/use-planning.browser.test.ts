import { DEFAULT_OPTIONS, type Options } from "@curta/contract";
import { expect, test } from "vitest";
import { renderHook } from "vitest-browser-react";
import { INITIAL_STATE } from "../reduce.ts";
import type { GeneratorEvent, GeneratorState } from "../state.ts";
import { usePlanning } from "./use-planning.ts";

const SHORT: Options = { ...DEFAULT_OPTIONS, duracao: 5 };

async function show(first: Partial<GeneratorState>) {
  const events: GeneratorEvent[] = [];
  const dispatch = (event: GeneratorEvent) => void events.push(event);
  const hook = await renderHook(
    (shown: Partial<GeneratorState> = first) => usePlanning({ ...INITIAL_STATE, ...shown }, dispatch),
    { initialProps: first },
  );
  return { events, hook };
}

const planning = {
  script: "Filme de 15 segundos, viral.\n1. Close no rosto.",
  options: DEFAULT_OPTIONS,
  always: false,
};

test("a script is fitted to other options in a worker, and told", async () => {
  const { events } = await show({ planning, options: SHORT });
  await expect.poll(() => events.length, { timeout: 20_000 }).toBe(1);
  expect(events).toMatchObject([{ type: "script-planned", planned: { kept: true } }]);
  expect(JSON.stringify(events)).toContain("5 segundos");
});

test("where nothing is to be planned, no worker tells anything", async () => {
  const { events, hook } = await show({ planning: null, options: SHORT });
  await hook.unmount();
  expect(events).toEqual([]);
});

test("a worker that fails says so, and the header alone has the new options", async () => {
  const broken = { seed: 1, reading: null } as never;
  const image = { image_url: "https://a/i.jpg", preview: broken } as never;
  const { events } = await show({ planning: { ...planning, always: true }, options: SHORT, image });
  await expect.poll(() => events, { timeout: 20_000 }).toEqual([{ type: "script-planned", planned: null }]);
});

test("what is planned after the options changed again is not told", async () => {
  const { events, hook } = await show({ planning, options: SHORT });
  await hook.rerender({ planning, options: { ...DEFAULT_OPTIONS, duracao: 60 } });
  await expect.poll(() => events.length, { timeout: 20_000 }).toBe(1);
  expect(JSON.stringify(events)).toContain("60 segundos");
});
