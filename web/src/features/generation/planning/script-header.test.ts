import { STYLES, TEMPLATES, type Options } from "@curta/contract";
import fc from "fast-check";
import { expect, test } from "vitest";
import { optionsOf, withOptions } from "./script-header.ts";

const SCRIPT = 'Filme de 30 segundos, estilo viral, 120 BPM\n\n0:00 – 0:01  Close no assunto, órbita. "Oi"\n';
const VIRAL: Options = { estilo: "viral", duracao: 30 };

const anyOptions: fc.Arbitrary<Options> = fc.record(
  {
    estilo: fc.constantFrom(...STYLES),
    duracao: fc.integer({ min: 5, max: 60 }),
    modelo: fc.constantFrom(...TEMPLATES),
  },
  { requiredKeys: ["estilo", "duracao"] },
);

test("options go into the script's first line and come out of it again", () => {
  fc.assert(
    fc.property(anyOptions, (options) => {
      const script = withOptions(SCRIPT, options, VIRAL);
      expect(optionsOf(script, VIRAL)).toEqual(options);
      expect(script.slice(script.indexOf("\n"))).toBe(SCRIPT.slice(SCRIPT.indexOf("\n")));
    }),
  );
});

test("another length or template keeps the tempo, another style leaves it to the studio", () => {
  expect(withOptions(SCRIPT, { estilo: "viral", duracao: 15 }, VIRAL)).toContain(
    "Filme de 15 segundos, estilo viral, 120 BPM",
  );
  expect(withOptions(SCRIPT, { ...VIRAL, modelo: "revelacao" }, VIRAL)).toContain(
    "Filme de 30 segundos, estilo viral, modelo revelação, 120 BPM\n",
  );
  expect(withOptions(SCRIPT, { estilo: "cinematografico", duracao: 30 }, VIRAL)).toContain(
    "Filme de 30 segundos, estilo cinematográfico\n",
  );
});

test("the automatic template removes the one that the script names, and so does another style", () => {
  const named: Options = { ...VIRAL, modelo: "contagem" };
  const script = withOptions(SCRIPT, named, VIRAL);
  expect(withOptions(script, VIRAL, named)).toBe(SCRIPT);
  expect(withOptions(script, { estilo: "suave", duracao: 30 }, named)).toContain(
    "Filme de 30 segundos, estilo suave\n",
  );
});

test("a template is chosen by hand only if the generated script does not name it already", () => {
  const made = withOptions(SCRIPT, { ...VIRAL, modelo: "batida" }, VIRAL);
  const typed = made.replace("batida", "ricochete");
  expect(optionsOf(made, VIRAL, made)).toEqual(VIRAL);
  expect(optionsOf(typed, VIRAL, made)).toEqual({ ...VIRAL, modelo: "ricochete" });
  expect(optionsOf(made, { ...VIRAL, modelo: "ricochete" }, made)).toEqual(VIRAL);
  expect(optionsOf(made, { ...VIRAL, modelo: "batida" }, made)).toEqual({ ...VIRAL, modelo: "batida" });
});

test("a chosen template stays where the script names none, but not for another style", () => {
  const named: Options = { ...VIRAL, modelo: "contagem" };
  expect(optionsOf("Um filme só meu", named)).toEqual(named);
  expect(optionsOf("Filme de 30 segundos, estilo suave", named)).toEqual({ ...VIRAL, estilo: "suave" });
});

test("a script without that line stays as it is, and says nothing of options", () => {
  fc.assert(
    fc.property(
      fc.string().filter((script) => !/^\s*filme de/i.test(script)),
      anyOptions,
      (script, options) => {
        expect(withOptions(script, options, VIRAL)).toBe(script);
        expect(optionsOf(script, options)).toEqual(options);
      },
    ),
  );
});

test("a length that no film can have is not taken over", () => {
  expect(optionsOf("Filme de 900 segundos, estilo suave", VIRAL)).toEqual({ estilo: "suave", duracao: 30 });
});
