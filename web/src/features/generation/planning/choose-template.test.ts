import { expect, test } from "vitest";
import { PREVIEW } from "../../../../testing/preview.ts";
import { INITIAL_STATE, reduce } from "../reduce.ts";
import type { ChosenPhoto, GeneratorEvent, GeneratorState } from "../state.ts";

const photo: ChosenPhoto = { id: "photo-1", file: new File(["x"], "gato.jpg", { type: "image/jpeg" }) };
const image = { image_url: "https://a/key.jpg", positivePrompt: "luz quente" };
const asked: GeneratorEvent[] = [{ type: "photo-chosen", photo }, { type: "image-requested" }];

function after(...events: GeneratorEvent[]): GeneratorState {
  return events.reduce(reduce, INITIAL_STATE);
}

function line(model: string): string {
  return `Filme de 30 segundos, estilo viral${model}, 120 BPM\n\n0:00 Close no assunto`;
}

test("a template plans the script anew and stands in its first line; Automático leaves it to the photo", () => {
  const made: GeneratorEvent = {
    type: "image-made",
    source: photo.id,
    image: { ...image, preview: PREVIEW, video_description: line(", modelo batida") },
  };
  const named = { estilo: "viral", duracao: 30, modelo: "contagem" } as const;
  const chosen = after(...asked, made, { type: "options-changed", options: named });
  expect(chosen).toMatchObject({ script: line(", modelo contagem"), planning: { always: false } });
  const kept = reduce(chosen, {
    type: "script-planned",
    planned: { script: line(", modelo contagem"), kept: true },
  });
  expect(kept.offer).toEqual({ seconds: null, style: null, template: "contagem" });
  const options = { ...named, modelo: undefined };
  const automatic = reduce(kept, { type: "options-changed", options });
  expect(automatic.script).toBe(line(""));
  const offered = reduce(automatic, { type: "script-planned", planned: { script: line(""), kept: true } });
  expect(offered.offer).toEqual({ seconds: null, style: null, template: "automatic" });
});

test("a template typed into the first line is chosen, and undoing the edit takes the choice back", () => {
  const written = line(", modelo batida");
  const made: GeneratorEvent = {
    type: "image-made",
    source: photo.id,
    image: { ...image, video_description: written },
  };
  const typed = after(...asked, made, {
    type: "script-edited",
    script: written.replace("batida", "vitrine"),
  });
  expect(typed.options).toEqual({ estilo: "viral", duracao: 30, modelo: "vitrine" });
  const undone = reduce(typed, { type: "script-edited", script: written });
  expect(undone.options).toEqual({ estilo: "viral", duracao: 30 });
});
