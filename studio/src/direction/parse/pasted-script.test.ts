import { expect, test } from "vitest";
import { GLASS } from "../../../testing/direction/readings.ts";
import { readScript } from "../plan/script/read-script.ts";

function read(text: string) {
  const { storyboard, warnings } = readScript(text, { style: "viral", seconds: 10, seed: 1, reading: GLASS });
  const { shots } = storyboard;
  const captions = shots.flatMap(({ caption }) => caption ?? []);
  return { storyboard, shots, captions, remarks: warnings.map((remark) => remark.text) };
}

test("a workflow's one object is read as the prose in it", () => {
  const prose =
    '{"video_description":"Slow push in on the temple, then a wide shot","texto":"Kyoto","duracao":12}';
  for (const text of [prose, `[{"output":${prose}}]`]) {
    const { storyboard, shots, captions } = read(text);
    expect(storyboard.seconds).toBe(12);
    expect(shots[0]).toMatchObject({ move: "push-in" });
    expect(captions).toEqual(["Kyoto"]);
  }
});

test("titles of an object are captions, and its music is not", () => {
  const mel =
    '{"titulo":"Mel de verdade","subtitulo":"Direto do produtor","movimento":"zoom","trilha":"violão"}';
  expect(read(mel).captions).toEqual(["Mel de verdade", "Direto do produtor"]);
});

test("cited lines below scenes are their captions", () => {
  const cited =
    "## Shot 1 (0-3s)\nclose-up\n> Mondays are optional.\n## Shot 2 (3-6s)\nwide shot\n> Coffee isn't.";
  expect(read(cited).captions).toEqual(["Mondays are optional.", "Coffee isn't."]);
});

test("a length without a unit, alone on its line, is in seconds", () => {
  const { storyboard, captions } = read("duração: 14\ntextos:\n- Almoço\n- Jantar");
  expect(storyboard.seconds).toBe(14);
  expect(captions).toEqual(["Almoço", "Jantar"]);
});

test("lists without numbers are scenes, each with what is said of it", () => {
  const { shots, captions } = read(
    '- Wide shot of the skyline, slow zoom in\n- Close-up on the lights, pan right\n- Detail of the river, hold\n- Final text: "São Paulo never sleeps"',
  );
  expect(shots.map(({ size, move }) => `${size} ${move}`)).toEqual(
    expect.arrayContaining(["wide push-in", "close-up pan-right", "extreme-close-up hold"]),
  );
  expect(captions).toEqual(["São Paulo never sleeps"]);
});

test("hashtags, the text of the post and the heads of a table are for the post and the reader: no scene, no remark", () => {
  const { shots, storyboard, remarks } = read(
    "| Tempo | VISUAL | TEXTO |\n|---|---|---|\n| 0-2s | Close no copo, zoom in | Sextou? |\n| 2-5s | Plano aberto | **Bora** já! |\n\n📝 Legenda do post: marca alguém\n\n#cafe #reels",
  );
  expect(shots.map(({ caption }) => caption)).toEqual(["Sextou?", "Bora já!"]);
  expect(storyboard.notes).toEqual(["#cafe #reels"]);
  expect(remarks).toEqual([]);
});
