import { DEFAULT_OPTIONS, type Preview } from "@curta/contract";
import { expect, test, vi } from "vitest";
import { renderHook } from "vitest-browser-react";
import { PREVIEW } from "../../../testing/preview.ts";
import { useScriptReader } from "./use-script-reader.ts";

const script = (caption: string) =>
  `Filme de 10 segundos, estilo viral, 120 BPM\n\n0:00 – 0:05  Close no assunto. "${caption}"\n0:05 – 0:10  Plano aberto.`;
/** Another image: a panorama, with data of its own. */
const OTHER: Preview = {
  ...PREVIEW,
  seed: 8,
  reading: { ...PREVIEW.reading, width: 3000, height: 1000 },
};
/** A development server first builds the studio for the worker. */
const PATIENT = { timeout: 30_000 };

interface Shown {
  readonly text: string;
  readonly preview: Preview;
}
const FIRST: Shown = { text: script("Um"), preview: PREVIEW };

async function openReader() {
  const onScript = vi.fn<(script: string) => void>();
  const hook = await renderHook(
    ({ text, preview }: Shown = FIRST) =>
      useScriptReader({ script: text, options: DEFAULT_OPTIONS, song: null }, preview, onScript),
    { initialProps: FIRST },
  );
  const notes = () => hook.result.current.notes;
  await vi.waitFor(() => expect(notes()?.script).toBe(script("Um")), PATIENT);
  return { hook, notes, onScript };
}

test("an edit that is being made when another image comes is made on that image's script", async () => {
  const { hook, onScript } = await openReader();
  hook.result.current.edit({ kind: "change", shot: 0, content: { caption: "Bolo" } }, "caption 0");
  await hook.rerender({ text: script("Dois"), preview: OTHER });
  await vi.waitFor(() => expect(onScript).toHaveBeenLastCalledWith(script("Bolo"), "caption 0"), PATIENT);
});

test("a script that another image keeps is read for that image", async () => {
  const { hook, notes } = await openReader();
  const before = notes()?.film.cover;
  await hook.rerender({ text: script("Um"), preview: OTHER });
  await vi.waitFor(() => expect(notes()?.film.cover).not.toEqual(before), PATIENT);
});

test("edits stand in the film before their answers come, and the answer to an earlier one takes none back", async () => {
  const { hook, notes } = await openReader();
  const edit = (share: number) =>
    hook.result.current.edit(
      { kind: "change", shot: 0, content: { target: { kind: "view", x: 50, y: 50, share } } },
      "view 0",
    );
  const framed = () => {
    const { shots, places, cover } = hook.result.current.film ?? {};
    return { target: shots?.[0]?.target, height: (places?.[0]?.box?.h ?? 0) / (cover?.height ?? 1) };
  };
  const answered: unknown[] = [];
  await hook.act(() => edit(90));
  await hook.act(() => edit(60));
  expect(framed()).toEqual({ target: { kind: "view", x: 50, y: 50, share: 60 }, height: 0.6 });
  await vi.waitFor(() => {
    answered.push(framed().target);
    expect(notes()?.film.shots[0]?.target).toEqual({ kind: "view", x: 50, y: 50, share: 60 });
  }, PATIENT);
  expect(new Set(answered.map((target) => JSON.stringify(target))).size).toBe(1);
  expect(hook.result.current.film).toBe(notes()?.film);
});
