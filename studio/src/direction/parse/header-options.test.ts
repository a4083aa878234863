import { expect, test } from "vitest";
import { headerOptions, withHeaderOptions } from "./header-options.ts";

test.each([
  ["Filme de 30 segundos, estilo viral, 120 BPM\n\n0:00 Close", { style: "viral", seconds: 30 }],
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
