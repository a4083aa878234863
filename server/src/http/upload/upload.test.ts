import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { CurtaError, MAX_PHOTO_BYTES } from "@curta/contract";
import { decodeBase64 } from "./base64.ts";
import { createBodyReader, SMALL_BODY_BYTES, type Upload } from "./body-reader.ts";

const PHOTO = Buffer.from(Array.from({ length: SMALL_BODY_BYTES }, (_, n) => (n * 7_919) >> 3));

/** Reads a body in pieces of these lengths, over and over. */
function read(body: string | Buffer, lengths: readonly number[] = [65_536]): Upload {
  const bytes = Buffer.from(body);
  const reader = createBodyReader();
  for (let at = 0, turn = 0; at < bytes.length; turn++) {
    const length = lengths[turn % lengths.length] ?? 1;
    reader.push(bytes.subarray(at, at + length));
    at += length;
  }
  return reader.end();
}

/** Code of the error that reading ends with. */
function refusal(body: string | Buffer, lengths?: readonly number[]): string | undefined {
  try {
    read(body, lengths);
  } catch (error) {
    return error instanceof CurtaError ? error.code : String(error);
  }
  return undefined;
}

const lengths = fc.array(fc.integer({ min: 1, max: 200_000 }), { minLength: 1, maxLength: 5 });
const imagem = (base64: string) => `{"imagem_base64":"${base64}"}`;

describe("a body", () => {
  test("of modest size is what JSON.parse makes of it, whatever pieces it comes in", () => {
    fc.assert(
      fc.property(fc.json(), lengths, (text, pieces) => {
        expect(read(text, pieces)).toEqual({ json: JSON.parse(text), photo: undefined });
      }),
      { numRuns: 500 },
    );
  });

  test("with a large photo gives the photo and all that stands around it, whatever pieces it comes in", () => {
    const beside = fc.dictionary(fc.string(), fc.jsonValue());
    const cut = fc.nat(2).map((less) => PHOTO.subarray(0, PHOTO.length - less));
    const escape = fc.constantFrom(
      (text: string) => text,
      (text: string) => text.replaceAll("/", "\\/"),
      (text: string) => text.replaceAll("+", "\\u002B").replaceAll("A", "\\u0041"),
    );
    fc.assert(
      fc.property(beside, beside, cut, escape, lengths, (before, after, photo, escaped, pieces) => {
        const text = `{"a":${JSON.stringify(before)},"imagem_base64":"${escaped(photo.toString("base64"))}","z":${JSON.stringify(after)}}`;
        const upload = read(text, pieces);
        expect(upload.photo && photo.equals(upload.photo)).toBe(true);
        expect(upload.json).toMatchObject({ a: JSON.parse(JSON.stringify(before)) });
        expect(upload.json).toMatchObject({ z: JSON.parse(JSON.stringify(after)) });
      }),
      { numRuns: 60 },
    );
  });

  const long = PHOTO.toString("base64");
  test.each([
    [
      "a long string under another name",
      `{"imagem_nome":"${long}","imagem_base64":"QUJD"}`,
      "invalid_request",
    ],
    ["a long name", `{"${long}":1}`, "invalid_request"],
    [
      "a photo that is overruled by a second one",
      `{"imagem_base64":"${long}","imagem_base64":"QUJD"}`,
      "invalid_request",
    ],
    ["a photo one level down", `{"x":${imagem(long)}}`, "invalid_request"],
    ["two long strings", `{"imagem_base64":"${long}","x":"${long}"}`, "body_too_large"],
    ["many short strings", `[${'"",'.repeat(SMALL_BODY_BYTES)}""]`, "body_too_large"],
    ["brackets without an end", "[".repeat(SMALL_BODY_BYTES * 2), "body_too_large"],
    ["deep nesting", "[".repeat(SMALL_BODY_BYTES - 1), "not_json"],
    ["a photo without its closing quote", imagem(long).slice(0, -2), "not_json"],
    ["no more after the photo", imagem(long).slice(0, -1), "not_json"],
    ["an escaped quote in the photo", imagem(`${long}\\"${long}`), "broken_base64"],
    ["an escape cut off by the closing quote", imagem(`${long}\\u00`), "broken_base64"],
    ["a line break in the photo", imagem(`${long.slice(0, 400_000)}\n${long}`), "broken_base64"],
    ["padding in the middle", imagem(`${long.slice(0, 400_000)}QQ==${long}`), "broken_base64"],
    ["URL-safe letters", imagem(`${long}-_-_`), "broken_base64"],
    ["letters of other alphabets", imagem(`${long}ŁŁŁŁ`), "broken_base64"],
    ["a quantum cut off", imagem(long.slice(0, -3)), "broken_base64"],
    ["a photo of more than 10 MB", imagem("A".repeat((MAX_PHOTO_BYTES / 3) * 4 + 8)), "photo_too_large"],
    ["no UTF-8", Buffer.from([0x22, 0xff, 0x22]), "not_json"],
    ["nothing", "", "not_json"],
  ])("with %s is refused, whatever pieces it comes in", (_what, body, code) => {
    for (const pieces of [[65_536], [1_000_003], [70_001, 13, 299_999]])
      expect(refusal(body, pieces)).toBe(code);
  });

  test("with a photo of exactly 10 MB is taken", () => {
    const photo = Buffer.alloc(MAX_PHOTO_BYTES, 7);
    expect(read(imagem(photo.toString("base64"))).photo?.length).toBe(MAX_PHOTO_BYTES);
  });
});

test("base64 is read as strictly as the standard writes it", () => {
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 1, maxLength: 50 }), (bytes) => {
      expect([...decodeBase64(Buffer.from(bytes).toString("base64"))]).toEqual([...bytes]);
    }),
  );
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 12 }), (text) => {
      fc.pre(!/^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{4}|[A-Za-z0-9+/]{3}=|[A-Za-z0-9+/]{2}==)$/.test(text));
      expect(() => decodeBase64(text)).toThrow(CurtaError);
    }),
    { numRuns: 2_000 },
  );
});
