import { STYLES, type Options } from "@curta/contract";
import fc from "fast-check";
import { expect, test } from "vitest";
import { optionsOf, withOptions } from "./script-header.ts";

const SCRIPT = 'Filme de 30 segundos, estilo viral, 120 BPM\n\n0:00 – 0:01  Close no assunto, órbita. "Oi"\n';
const VIRAL: Options = { estilo: "viral", duracao: 30 };

const anyOptions: fc.Arbitrary<Options> = fc.record({
  estilo: fc.constantFrom(...STYLES),
  duracao: fc.integer({ min: 5, max: 60 }),
});

test("options go into the script's first line and come out of it again", () => {
  fc.assert(
    fc.property(anyOptions, (options) => {
      const script = withOptions(SCRIPT, options);
      expect(optionsOf(script, VIRAL)).toEqual(options);
      expect(script.slice(script.indexOf("\n"))).toBe(SCRIPT.slice(SCRIPT.indexOf("\n")));
    }),
  );
});

test("another length keeps the tempo, another style leaves it to the studio", () => {
  expect(withOptions(SCRIPT, { estilo: "viral", duracao: 15 })).toContain(
    "Filme de 15 segundos, estilo viral, 120 BPM",
  );
  expect(withOptions(SCRIPT, { estilo: "cinematografico", duracao: 30 })).toContain(
    "Filme de 30 segundos, estilo cinematográfico\n",
  );
});

test("a script without that line stays as it is, and says nothing of options", () => {
  fc.assert(
    fc.property(
      fc.string().filter((script) => !/^\s*filme de/i.test(script)),
      anyOptions,
      (script, options) => {
        expect(withOptions(script, options)).toBe(script);
        expect(optionsOf(script, options)).toEqual(options);
      },
    ),
  );
});

test("a length that no film can have is not taken over", () => {
  expect(optionsOf("Filme de 900 segundos, estilo suave", VIRAL)).toEqual({ estilo: "suave", duracao: 30 });
});
