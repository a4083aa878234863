/**
 * Checks that what users read in Portuguese stands in catalogues and data files: lists texts with Portuguese letters, or with
 * several words of which one is common Portuguese, in any other file of the product, and exits with 1 where there are any.
 * Regular expressions do not count, since they read what users write. Tests do not count either.
 */
import { join, matchesGlob, relative, sep } from "node:path";
import {
  isJsxText,
  isNewExpression,
  isNoSubstitutionTemplateLiteral,
  isStringLiteral,
  isTaggedTemplateExpression,
  isTemplateHead,
  isTemplateMiddle,
  isTemplateTail,
  type Node,
} from "typescript/unstable/ast";
import { API } from "typescript/unstable/sync";

const ROOT = join(import.meta.dirname, "..");
const WORKSPACES = ["contract", "client", "studio", "server", "web"];
const NOT_PRODUCT =
  /\.(?:test|suite)\.tsx?$|\.d\.ts$|\.as\.ts$|\/(?:testing|bench|chaos|security|node_modules)\//;

/** Catalogues of sentences. */
const CATALOGUES = [
  "contract/src/errors{,-en,-es}.ts",
  "contract/src/texts/**",
  "client/src/texts.ts",
  "studio/src/texts/**",
  "server/src/texts/**",
  "server/src/cli/{describe-security,status/describe-status,status/forecast}.ts",
  "web/src/texts/**",
];
/** Data whose Portuguese is what they are about, and what writes and reads scripts and prompts. */
const DATA = [
  "contract/src/film/{kits,styles}.ts",
  "server/src/openapi/**",
  "web/src/lib/language.ts",
  "studio/fonts/measure.ts",
  "studio/src/nouns/**",
  "studio/src/reading/measure/colour.ts",
  "studio/src/reading/prompt/{about,describe-look,describe-seen,look-in-topic,prompt,vocabulary}.ts",
  "studio/src/direction/{copy,templates,words}/**",
  "studio/src/direction/lettering/word-weight.ts",
  "studio/src/direction/parse/{json/wish-json,prose/{directed-prose,asked/tables/text-{end,settings,start}-table}}.ts",
  "studio/src/direction/plan/{describe-reading,script/write-script}.ts",
];

const LETTER = /[áàâãéêíóôõúç]/i;
const WORD =
  /(?<![\p{L}\d_./-])(?:aos?|cena|com|como|das?|dos|deste|desta|escolha|esta|este|filme|foto|imagem|legenda|mais|nas|nenhuma?|nos|nova|novo|ou|para|pel[oa]|por|quem|que|sem|senha|seu|sua|texto|uma?)(?![\p{L}\d_./-])/iu;
const SEVERAL_WORDS = /\p{L}{2}\s+\p{L}/u;

function isPortuguese(text: string): boolean {
  return LETTER.test(text) || (WORD.test(text) && SEVERAL_WORDS.test(text));
}

/** The text of a literal, or of a part of a template; undefined for other nodes. */
function textOf(node: Node): string | undefined {
  const isText =
    isStringLiteral(node) ||
    isNoSubstitutionTemplateLiteral(node) ||
    isTemplateHead(node) ||
    isTemplateMiddle(node) ||
    isTemplateTail(node) ||
    isJsxText(node);
  return isText ? node.text.trim() : undefined;
}

/** `new RegExp(...)` and String.raw, in which regular expressions are written. */
function isPattern(node: Node): boolean {
  if (isNewExpression(node)) return node.expression.getText() === "RegExp";
  return isTaggedTemplateExpression(node) && node.tag.getText() === "String.raw";
}

function sentencesIn(node: Node): string[] {
  if (isPattern(node)) return [];
  const text = textOf(node);
  const found = text !== undefined && isPortuguese(text) ? [text] : [];
  node.forEachChild((child) => {
    found.push(...sentencesIn(child));
  });
  return found;
}

/** Sentences outside of catalogues, by file. */
function strays(api: API, workspace: string): [file: string, sentences: string[]][] {
  const config = join(ROOT, workspace, "tsconfig.json");
  const program = api.updateSnapshot({ openProject: config }).getProject(config)?.program;
  if (!program) throw new Error(`the compiler did not open ${config}`);
  return program.getSourceFileNames().flatMap((path): [string, string[]][] => {
    const file = relative(ROOT, path).split(sep).join("/");
    if (!file.startsWith(`${workspace}/`) || NOT_PRODUCT.test(`/${file}`)) return [];
    if ([...CATALOGUES, ...DATA].some((pattern) => matchesGlob(file, pattern))) return [];
    const source = program.getSourceFile(path);
    const found = source ? sentencesIn(source) : [];
    return found.length > 0 ? [[file, found]] : [];
  });
}

const api = new API({ cwd: ROOT });
const found = WORKSPACES.flatMap((workspace) => strays(api, workspace));
api.close();
for (const [file, sentences] of found) {
  process.stdout.write(`${file}\n${sentences.map((text) => `    ${text.slice(0, 100)}\n`).join("")}`);
}
if (found.length > 0) process.exitCode = 1;
