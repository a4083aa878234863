import { expect, test } from "vitest";
import { headerOptions, withHeaderOptions } from "./header-options.ts";

test.each([
  ["Filme de 30 segundos, estilo viral, 120 BPM\n\n0:00 Close", { style: "viral", seconds: 30 }],
  ["Filme de 9 s, modelo diário", { seconds: 9, template: "diario" }],
  ["\n  Duração: 1 minuto\n", { seconds: 60 }],
  ["Roteiro cinematográfico", { style: "cinematografico" }],
  ["0:00 – 0:03 Close no rosto", {}],
  ["", {}],
])("the first line of %j says %j", (script, options) => {
  expect(headerOptions(script)).toEqual(options);
});

test.each([
  ["Filme de 30 segundos, estilo viral, 120 BPM\nx", "Filme de 15 segundos, estilo suave\nx"],
  ["\nDurac\u0327a\u0303o: 1 minuto\r\nx", "\nDuração: 15 segundos\r\nx"],
  ["Reel cinematográfico de gatos", "Reel suave de gatos"],
  ["0:00 Close no rosto", "0:00 Close no rosto"],
])("other options change %j to %j", (script, changed) => {
  expect(withHeaderOptions(script, { style: "suave", seconds: 15 })).toBe(changed);
});

test.each([
  [
    "Filme de 30 segundos, estilo viral, 120 BPM\nx",
    "Filme de 30 segundos, estilo viral, modelo álbum, 120 BPM\nx",
  ],
  [
    "Filme de 30 segundos, estilo viral, modelo batida, 120 BPM",
    "Filme de 30 segundos, estilo viral, modelo álbum, 120 BPM",
  ],
  ["Filme de 1,5 minuto.", "Filme de 1,5 minuto, modelo álbum."],
  ["Roteiro, modelo: foguete, 90 BPM", "Roteiro, modelo álbum, 90 BPM"],
  ["0:00 Close no rosto", "0:00 Close no rosto"],
])("another template changes %j to %j", (script, changed) => {
  expect(withHeaderOptions(script, { template: "album" })).toBe(changed);
});

test("without its template the line says the rest", () => {
  const named = "Filme de 30 segundos, estilo viral, modelo revelação, 120 BPM\n";
  expect(withHeaderOptions(named, { template: null })).toBe("Filme de 30 segundos, estilo viral, 120 BPM\n");
});
