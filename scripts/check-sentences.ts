/**
 * Checks that what users read stands in catalogues and data files: lists texts with Portuguese letters, with several words
 * of which one is common Portuguese, that are whole sentences, or that are shown as they stand (JSX, standard output) in any
 * other file of the product, and exits with 1 where there are any. Regular expressions do not count, since they read what
 * users write. Tests do not count either.
 */
import { join, matchesGlob, relative, sep } from "node:path";
import {
  isCallExpression,
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
  // PostgREST's own words.
  "server/src/supabase/rest/{errors,routes}.ts",
  "web/src/lib/language.ts",
  "studio/fonts/measure.ts",
  "studio/src/nouns/**",
  "studio/src/reading/measure/colour.ts",
  "studio/src/reading/prompt/{about,describe-look,describe-seen,look-in-topic,prompt,vocabulary}.ts",
  "studio/src/direction/{copy,templates,words}/**",
  "studio/src/direction/lettering/word-weight.ts",
  "studio/src/direction/parse/{json/wish-json,mixed/{pairs-on-line,questions},prose/{directed-prose,asked/tables/text-{end,settings,start}-table}}.ts",
  "studio/src/direction/plan/{describe-reading,script/write-script}.ts",
];

const LETTER = /[áàâãéêíóôõúç]/i;
const WORD =
  /(?<![\p{L}\d_./-])(?:aos?|cena|com|como|das?|dos|deste|desta|escolha|esta|este|filme|foto|imagem|legenda|mais|nas|nenhuma?|nos|nova|novo|ou|para|pel[oa]|por|quem|que|sem|senha|seu|sua|texto|uma?)(?![\p{L}\d_./-])/iu;
const SEVERAL_WORDS = /\p{L}{2}\s+\p{L}/u;

/** "Algo deu errado." Messages to developers begin small and end without a sign. */
const SENTENCE = /^\p{Lu}.*\p{L}{2}.*[.!?…]$/su;
/** They are called so in every language. */
const NAME = /^(?:Curta|TikTok|Reels|Shorts)$/;
const SHOWN = /\p{Lu}\p{L}{2}|\p{L}{2} \p{L}{2}/u;

function isPortuguese(text: string): boolean {
  return LETTER.test(text) || (WORD.test(text) && SEVERAL_WORDS.test(text));
}

function isSentence(text: string): boolean {
  return SENTENCE.test(text) && SEVERAL_WORDS.test(text);
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

/** process.stdout.write(...) and its like. */
function isOutput(node: Node): boolean {
  return isCallExpression(node) && /\bstd(?:out|err)\.write$/.test(node.expression.getText());
}

/** @param isShown whether the node stands, not deeper than in a template or a choice, in what is written out */
function sentencesIn(node: Node, isShown = false): string[] {
  if (isPattern(node)) return [];
  const text = textOf(node);
  const isOut = isJsxText(node) || isShown;
  const isStray =
    text !== undefined &&
    (isPortuguese(text) || isSentence(text) || (isOut && SHOWN.test(text) && !NAME.test(text)));
  const found = isStray ? [text] : [];
  node.forEachChild((child) => {
    found.push(...sentencesIn(child, isOutput(node) || (isShown && !isCallExpression(node))));
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
