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
