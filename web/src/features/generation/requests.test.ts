import { expect, test } from "vitest";
import { INITIAL_STATE } from "./reduce.ts";
import { filmRequest, imageRequest, imageSource, retakeRequest, userIdOf, videoRequest } from "./requests.ts";
import type { GeneratorState } from "./state.ts";

const photo = { name: "gato.jpg", base64: "QUJD" };
const image = { image_url: "https://a/key.jpg", positivePrompt: "luz quente", video_description: "roteiro" };
const made: GeneratorState = { ...INITIAL_STATE, image, prompt: "luz quente", script: "roteiro" };

test("the image body has exactly the specified keys", () => {
  const body = {
    generation_type: "imagem",
    imagem_base64: "QUJD",
    imagem_nome: "gato.jpg",
    user_id: "u1",
    opcoes: { estilo: "viral", duracao: 30 },
  };
  expect(imageRequest(INITIAL_STATE, photo, "u1")).toStrictEqual(body);
  expect(imageRequest(made, photo, "u1")).toStrictEqual(body);
});

test("an edited prompt goes along as positive_prompt, an emptied one does not", () => {
  const edited = imageRequest({ ...made, prompt: "luz fria" }, photo, "u1");
  expect(edited.positive_prompt).toBe("luz fria");
  expect(imageRequest({ ...made, prompt: "  " }, photo, "u1")).not.toHaveProperty("positive_prompt");
});

test("what the photo is about goes along as assunto, an empty line does not", () => {
  const said = imageRequest({ ...made, topic: " Café Aurora " }, photo, "u1");
  expect(said.assunto).toBe("Café Aurora");
  expect(retakeRequest({ ...made, topic: "Café Aurora" }, image.image_url, "u1").assunto).toBe("Café Aurora");
  expect(imageRequest({ ...made, topic: "  " }, photo, "u1")).not.toHaveProperty("assunto");
});

test("without the photo the body names the image in its place, and is otherwise the same", () => {
  const edited = { ...made, prompt: "luz fria" };
  const { imagem_base64: _, ...upload } = imageRequest(edited, photo, "u1");
  expect(retakeRequest(edited, image.image_url, "u1")).toStrictEqual({
    ...upload,
    imagem_nome: "",
    key_image: "https://a/key.jpg",
  });
});

test("the next image is made from the photo, else from the image, else from nothing", () => {
  const file = new File(["x"], "gato.jpg");
  expect(imageSource({ ...made, photo: { id: "p1", file } })).toBe("p1");
  expect(imageSource(made)).toBe("https://a/key.jpg");
  expect(imageSource(INITIAL_STATE)).toBeNull();
});

test("the video body has exactly the specified keys, the edited script among them", () => {
  const request = filmRequest({ ...made, script: "meu roteiro" });
  expect(request && videoRequest("t1", request, "u1")).toStrictEqual({
    generation_type: "video",
    task_uuid: "t1",
    video_description: "meu roteiro",
    image_url: "https://a/key.jpg",
    user_id: "u1",
    opcoes: { estilo: "viral", duracao: 30 },
  });
});

test("the user's own music goes along as musica, only where one was chosen", () => {
  const reading = { seconds: 40, from: 0, beat: null, levels: [0] };
  const request = filmRequest({ ...made, song: { id: "s1", name: "Samba.mp3", reading } });
  expect(request && videoRequest("t1", request, "u1").musica).toBe("s1");
});

test("another style and length change opcoes and nothing else", () => {
  const options = { estilo: "suave", duracao: 12 } as const;
  const { opcoes, ...rest } = imageRequest({ ...INITIAL_STATE, options }, photo, "u1");
  const { opcoes: _default, ...same } = imageRequest(INITIAL_STATE, photo, "u1");
  expect(opcoes).toStrictEqual(options);
  expect(rest).toStrictEqual(same);
});

test("no film can be asked for without an image; nobody is test-user", () => {
  expect(filmRequest(INITIAL_STATE)).toBeNull();
  expect(userIdOf(null)).toBe("test-user");
});

test("a chosen template goes along as modelo, in images and films", () => {
  const options = { estilo: "viral", duracao: 30, modelo: "contagem" } as const;
  expect(imageRequest({ ...made, options }, photo, "u1").opcoes).toStrictEqual(options);
  expect(filmRequest({ ...made, options })?.opcoes).toStrictEqual(options);
  const automatic = { ...made, options: { ...options, modelo: undefined } };
  expect(Object.keys(imageRequest(automatic, photo, "u1").opcoes ?? {})).toEqual(["estilo", "duracao"]);
  expect(Object.keys(filmRequest(automatic)?.opcoes ?? {})).toEqual(["estilo", "duracao"]);
});
