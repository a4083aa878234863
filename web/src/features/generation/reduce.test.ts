import { expect, test } from "vitest";
import { PREVIEW } from "../../../testing/preview.ts";
import type { RowPart } from "../../lib/rows/generation-row.ts";
import { INITIAL_STATE, reduce } from "./reduce.ts";
import type { ChosenPhoto, FilmRequest, GeneratorEvent, GeneratorState } from "./state.ts";

const photo: ChosenPhoto = { id: "photo-1", file: new File(["x"], "gato.jpg", { type: "image/jpeg" }) };
const image = { image_url: "https://a/key.jpg", positivePrompt: "luz quente", video_description: "roteiro" };
const request: FilmRequest = {
  image_url: image.image_url,
  video_description: "roteiro",
  opcoes: { estilo: "viral", duracao: 30 },
};
const id = "5f0c2b0e-6a52-4f6e-9d0f-2f6b1f6f7a11";

function after(...events: GeneratorEvent[]): GeneratorState {
  return events.reduce(reduce, INITIAL_STATE);
}
const withImage: GeneratorEvent[] = [
  { type: "photo-chosen", photo },
  { type: "image-requested" },
  { type: "image-made", source: photo.id, image },
];
const withFilm: GeneratorEvent[] = [
  ...withImage,
  { type: "film-requested", id, request },
  { type: "film-sent", id },
];
const seen = (row: RowPart, of = id): GeneratorEvent => ({ type: "row-seen", id: of, row });

test("choosing a photo sets idle and clears messages and the previous result", () => {
  const other = { ...photo, id: "photo-2" };
  const state = after(...withFilm, { type: "photo-chosen", photo: other });
  expect(state).toMatchObject({ status: "idle", message: null, image: null, film: null, photo: other });
});

test("'Escolher outra' clears the selection, the image and the film but keeps style and length", () => {
  const options = { estilo: "suave", duracao: 15 } as const;
  const state = after({ type: "options-changed", options }, ...withFilm, { type: "photo-cleared" });
  expect(state).toMatchObject({ status: "idle", photo: null, image: null, film: null, options });
});

test("style and length stand in the script's first line, whichever of the two is changed", () => {
  const written = "Filme de 30 segundos, estilo viral, 120 BPM\n\n0:00 – 0:30  Close no assunto";
  const made = after(...withImage.slice(0, 2), {
    type: "image-made",
    source: photo.id,
    image: { ...image, video_description: written },
  });
  const chosen = reduce(made, { type: "options-changed", options: { estilo: "suave", duracao: 15 } });
  expect(chosen.script).toMatch(/^Filme de 15 segundos, estilo suave\n/);
  const edited = reduce(chosen, { type: "script-edited", script: written });
  expect(edited.options).toEqual({ estilo: "viral", duracao: 30 });
});

test("another image brings its script, but never over what the user wrote", () => {
  const again: GeneratorEvent[] = [
    { type: "image-requested" },
    { type: "image-made", source: photo.id, image: { ...image, video_description: "outro roteiro" } },
  ];
  expect(after(...withImage, ...again).script).toBe("outro roteiro");
  const edited = after(...withImage, { type: "script-edited", script: "meu" }, ...again);
  expect([edited.script, edited.image?.video_description]).toEqual(["meu", "outro roteiro"]);
});

test("the switch is no edit: it stays on over another image's script, which comes all the same", () => {
  const written = "Filme de 30 segundos\n\n0:00 – 0:30  Close no assunto";
  const state = after(
    ...withImage,
    { type: "script-edited", script: "roteiro\nSó dentro da imagem gerada." },
    { type: "image-requested" },
    { type: "image-made", source: photo.id, image: { ...image, video_description: written } },
  );
  expect(state.script).toBe(
    "Filme de 30 segundos\nSó dentro da imagem gerada.\n\n0:00 – 0:30  Close no assunto",
  );
});

test("asking for an image processes, its arrival succeeds with the specified message", () => {
  expect(after(...withImage.slice(0, 2))).toMatchObject({ status: "processing", makingImage: true });
  const state = after(...withImage);
  expect(state.status).toBe("success");
  expect(state.message).toEqual({ kind: "success", text: "Imagem gerada com sucesso!" });
  expect([state.prompt, state.script]).toEqual(["luz quente", "roteiro"]);
});

test("an image that fails keeps the image before it", () => {
  const failed: GeneratorEvent = { type: "image-failed", source: photo.id, text: "não deu" };
  const state = after(...withImage, { type: "image-requested" }, failed);
  expect(state).toMatchObject({ status: "error", message: { kind: "error", text: "não deu" }, image });
});

test("an image that arrives for a photo that is gone changes nothing", () => {
  const state = after(...withImage.slice(0, 2), { type: "photo-cleared" });
  expect(reduce(state, { type: "image-made", source: photo.id, image })).toBe(state);
});

test("asking for a film processes and flags it busy; being sent gives the specified message", () => {
  expect(after(...withFilm.slice(0, -1))).toMatchObject({ status: "processing", film: { id, busy: true } });
  expect(after(...withFilm).message?.text).toBe("Vídeo enviado para geração! Aguardando processamento...");
});

test("a refused film request shows why and brings the film before it back", () => {
  const done = [...withFilm, seen({ status: "completed", video_url: "https://a/f.mp4" })];
  const second = "0d6d8c2e-3f4b-4a57-8f40-8a3c8c1d2e3f";
  const state = after(
    ...done,
    { type: "film-requested", id: second, request },
    { type: "film-refused", id: second, text: "API call failed: 429 Too Many Requests - " },
  );
  expect(state.status).toBe("error");
  expect(state.film).toMatchObject({ id, row: { status: "completed" } });
});

test("a completed row with a film succeeds; without its address it is still waited for", () => {
  expect(after(...withFilm, seen({ status: "completed", video_url: null })).film?.busy).toBe(true);
  const state = after(...withFilm, seen({ status: "completed", video_url: "https://a/f.mp4" }));
  expect(state).toMatchObject({ status: "success", film: { busy: false } });
  expect(state.message?.text).toBe("Vídeo gerado com sucesso!");
});

test.each([
  ["O disco encheu.", "O disco encheu."],
  [null, "Erro ao gerar vídeo"],
  ["", "Erro ao gerar vídeo"],
])("a row with status error and message %j shows %j", (error_message, shown) => {
  const state = after(...withFilm, seen({ status: "error", error_message }));
  expect(state).toMatchObject({ status: "error", message: { kind: "error", text: shown } });
});

test("a canceled row ends the wait without a message", () => {
  const state = after(...withFilm, seen({ status: "canceled" }));
  expect(state).toMatchObject({ status: "idle", message: null, film: { busy: false } });
});

test("news of another film change nothing", () => {
  const state = after(...withFilm);
  expect(reduce(state, seen({ status: "completed", video_url: "x" }, "other"))).toBe(state);
});

test("the time is up only while the film is busy, and a film that ends later is shown after all", () => {
  const timeOut: GeneratorEvent = { type: "film-timed-out", id };
  const late = after(...withFilm, timeOut);
  expect(late.message?.text).toBe("Tempo esgotado. O vídeo pode ainda estar sendo processado.");
  expect(late.film?.busy).toBe(false);
  const ended = reduce(late, seen({ status: "completed", video_url: "https://a/f.mp4" }));
  expect(ended).toMatchObject({ status: "success", message: { text: "Vídeo gerado com sucesso!" } });
  expect(reduce(ended, timeOut)).toBe(ended);
});

test("later columns of a settled row are taken over without telling it again", () => {
  const done = after(...withFilm, seen({ status: "completed", video_url: "https://a/f.mp4" }));
  const quiet = reduce(done, { type: "message-shown", message: null });
  const more = reduce(
    quiet,
    seen({ status: "completed", video_url: "https://a/f.mp4", warnings: ["linha 3"] }),
  );
  expect(more.message).toBeNull();
  expect(more.film?.row.warnings).toEqual(["linha 3"]);
});

const lastRow: RowPart = {
  id,
  status: "processing",
  image_url: "https://a/key.jpg",
  positive_prompt: null,
  video_description: "roteiro guardado",
  options: { estilo: "suave", duracao: 15 },
};

test("the user's running film is shown again with image, script and options, and is waited for", () => {
  const state = after({ type: "film-restored", row: lastRow });
  expect(state).toMatchObject({
    status: "processing",
    image: { image_url: "https://a/key.jpg", positivePrompt: "", video_description: "roteiro guardado" },
    script: "roteiro guardado",
    options: { estilo: "suave", duracao: 15 },
    film: { id, busy: true, sent: true },
    photo: null,
  });
});

test("what the user put away does not come back, but a film that another tab asked for does", () => {
  const cleared = after({ type: "film-restored", row: lastRow }, { type: "photo-cleared" });
  expect(reduce(cleared, { type: "film-restored", row: lastRow })).toBe(cleared);
  const other = { ...lastRow, id: "0d6d8c2e-3f4b-4a57-8f40-8a3c8c1d2e3f" };
  const finished = { ...other, status: "completed", video_url: "https://a/f.mp4" } as const;
  expect(reduce(cleared, { type: "film-restored", row: finished })).toBe(cleared);
  expect(reduce(cleared, { type: "film-restored", row: other }).film?.id).toBe(other.id);
});

test("a finished film is shown again without any message", () => {
  const row = { ...lastRow, status: "completed", video_url: "https://a/f.mp4" } as const;
  expect(after({ type: "film-restored", row })).toMatchObject({ status: "idle", message: null });
});

test("a refusal that was shown before the last film was found stays to be read", () => {
  const message = { kind: "error", text: "Por favor, selecione apenas arquivos de imagem" } as const;
  const row = { ...lastRow, status: "canceled" } as const;
  expect(after({ type: "message-shown", message }, { type: "film-restored", row })).toMatchObject({
    message,
    film: { id },
  });
});

test.each([
  ["a photo was chosen", withImage.slice(0, 1)],
  ["a film is being made", withFilm],
  [
    "the script was edited",
    [
      { type: "film-restored", row: lastRow },
      seen({ status: "canceled" }),
      { type: "script-edited", script: "meu" },
    ],
  ],
] satisfies [string, GeneratorEvent[]][])("another film is not put in the way where %s", (_case, events) => {
  const state = after(...events);
  const other = { ...lastRow, id: "0d6d8c2e-3f4b-4a57-8f40-8a3c8c1d2e3f", image_url: "https://a/other.jpg" };
  expect(reduce(state, { type: "film-restored", row: other })).toBe(state);
});

test("a film of the image that is open joins it, and the edited script stays", () => {
  const state = after(
    { type: "film-restored", row: { ...lastRow, status: "canceled" } },
    { type: "script-edited", script: "meu" },
  );
  const other = { ...lastRow, id: "0d6d8c2e-3f4b-4a57-8f40-8a3c8c1d2e3f" };
  const joined = reduce(state, { type: "film-restored", row: other });
  expect(joined).toMatchObject({ script: "meu", film: { id: other.id, busy: true } });
});

test("another image of a restored one takes its place; one that comes after 'Escolher outra' does not", () => {
  const next = { ...image, image_url: "https://a/next.jpg" };
  const asked: GeneratorEvent[] = [
    { type: "film-restored", row: { ...lastRow, status: "canceled" } },
    { type: "image-requested" },
  ];
  const made: GeneratorEvent = { type: "image-made", source: "https://a/key.jpg", image: next };
  expect(after(...asked, made)).toMatchObject({ status: "success", image: next, makingImage: false });
  expect(after(...asked, { type: "photo-cleared" }, made).image).toBeNull();
  expect(after(...asked, { type: "photo-chosen", photo }, made).image).toBeNull();
});

test("a preview found later joins the image that it belongs to, and no other", () => {
  const restored = after({ type: "film-restored", row: lastRow });
  const imageUrl = restored.image?.image_url ?? "";
  expect(reduce(restored, { type: "preview-found", imageUrl, preview: PREVIEW }).image).toEqual({
    ...restored.image,
    preview: PREVIEW,
  });
  expect(reduce(restored, { type: "preview-found", imageUrl: "https://a/other.jpg", preview: PREVIEW })).toBe(
    restored,
  );
});

test("other options are at once in the script's first line, then its plan comes; both are one step of undo", () => {
  const options = { estilo: "viral", duracao: 15 } as const;
  const chosen = after(...withImage, { type: "options-changed", options });
  expect(chosen).toMatchObject({ options, planning: { script: "roteiro", always: false } });
  const planned = { script: "outro plano", kept: false };
  const state = reduce(chosen, { type: "script-planned", planned });
  expect(state).toMatchObject({ script: "outro plano", planning: null, offer: null });
  expect(state.image?.video_description).toBe("outro plano");
  expect(reduce(state, { type: "undone" })).toMatchObject({ script: "roteiro", options: { duracao: 30 } });
});

test("a plan that comes after the user wrote on is not taken", () => {
  const options = { estilo: "viral", duracao: 15 } as const;
  const state = after(
    ...withImage,
    { type: "options-changed", options },
    { type: "script-edited", script: "meu" },
  );
  expect(reduce(state, { type: "script-planned", planned: { script: "plano", kept: false } })).toBe(state);
});

test("planning an edited script anew is offered where there is a reading to plan from", () => {
  const options = { estilo: "suave", duracao: 15 } as const;
  const planned = { script: "meu, mais curto", kept: true };
  const steps: GeneratorEvent[] = [
    { type: "options-changed", options },
    { type: "script-planned", planned },
  ];
  expect(after(...withImage, ...steps)).toMatchObject({ script: "meu, mais curto", offer: null });
  const preview: GeneratorEvent = { type: "preview-found", imageUrl: image.image_url, preview: PREVIEW };
  const offered = after(...withImage, preview, ...steps);
  expect(offered.offer).toEqual({ seconds: 15, style: "suave", template: null });
  expect(reduce(offered, { type: "plan-asked" })).toMatchObject({ offer: null, planning: { always: true } });
  expect(reduce(offered, { type: "offer-declined" })).toMatchObject({
    script: "meu, mais curto",
    offer: null,
  });
});

test("a chosen film replaces whatever is on the page, and no running film takes its place", () => {
  const other = { ...lastRow, id: "0d6d8c2e-3f4b-4a57-8f40-8a3c8c1d2e3f", status: "processing" } as const;
  const state = after(...withFilm, { type: "film-chosen", row: lastRow, copy: null });
  expect(state).toMatchObject({ photo: null, script: lastRow.video_description, film: { id: lastRow.id } });
  expect(reduce(state, { type: "film-restored", row: other })).toBe(state);
});

test("a copy has the image, prompt, script and options of a film, and no film", () => {
  const original = after({ type: "film-chosen", row: lastRow, copy: null });
  const copy = after(...withFilm, { type: "film-chosen", row: lastRow, copy: "d9" });
  const { image: copied, prompt, script, options } = original;
  expect(copy).toMatchObject({ status: "idle", film: null, image: copied, prompt, script, options });
});

test("edits of the chosen film itself stay in its undo history; nothing is kept before the next edit", () => {
  const edited = after(
    { type: "film-restored", row: lastRow },
    { type: "script-edited", script: "meu" },
    { type: "film-chosen", row: lastRow, copy: null },
  );
  expect(edited).toMatchObject({ draft: lastRow.id, script: lastRow.video_description, changes: 0 });
  expect(reduce(edited, { type: "undone" })).toMatchObject({ script: "meu" });
  const other = after(...withImage, { type: "film-chosen", row: lastRow, copy: null });
  expect(other).toMatchObject({ draft: lastRow.id, changes: 0, history: { past: [] } });
});

test("a copy is a draft of its own from the start, and no film of the same image joins it", () => {
  const copy = after({ type: "film-chosen", row: lastRow, copy: "d9" });
  expect(copy).toMatchObject({ draft: "d9", changes: 1 });
  for (const film of [lastRow.id, id]) {
    const row = { ...lastRow, id: film, status: "processing" } as const;
    expect(reduce(copy, { type: "film-restored", row })).toBe(copy);
  }
});
