import { OPERATIONS, type OpenApiDocument } from "./document.ts";
import { INTRODUCTION } from "./introduction.ts";
import { escapeHtml, renderMarkdown } from "./markdown.ts";
import { TAGS, type Access, type Answer, type Operation } from "./operation.ts";
import { sketch, type JsonSchema } from "./sketch.ts";

type Schemas = Readonly<Record<string, JsonSchema>>;

const ACCESS: Readonly<Record<Access, string>> = {
  open: "Aberto a todos.",
  session: "Precisa de uma sessão.",
  webhook: "Precisa de uma sessão, ou de uma chave com `webhook`.",
  rest: "Precisa de uma sessão, ou de uma chave com `rest`.",
  metrics: "Precisa do token de quem cuida do servidor.",
};

/** The document as one page without scripts, so that it can be read under our Content-Security-Policy. */
export function writePage(document: OpenApiDocument): string {
  const schemas: Schemas = document.components.schemas;
  const sections = Object.entries(TAGS).map(
    ([tag, text]) => `<section><h2 id="${escapeHtml(tag)}">${escapeHtml(tag)}</h2>${renderMarkdown(text)}
${OPERATIONS.filter((one) => one.tag === tag)
  .map((one) => renderOperation(one, document.paths, schemas))
  .join("\n")}</section>`,
  );
  return `<!doctype html>
<html lang="pt-BR"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Curta para programas</title><link rel="stylesheet" href="/docs/docs.css"></head>
<body><main><h1>Curta para programas</h1>
<p class="hint">O mesmo, para máquinas: <a href="/openapi.json">openapi.json</a> (OpenAPI 3.1)</p>
${renderMarkdown(INTRODUCTION)}
<nav>${Object.keys(TAGS)
    .map((tag) => `<a href="#${escapeHtml(tag)}">${escapeHtml(tag)}</a>`)
    .join(" ")}</nav>
${sections.join("\n")}
<section><h2>Objetos</h2>${Object.entries(schemas)
    .map(([name, schema]) => `<div id="${name}">${block(name, sketch(schema))}</div>`)
    .join("\n")}</section>
</main></body></html>
`;
}

function renderOperation(operation: Operation, paths: OpenApiDocument["paths"], schemas: Schemas): string {
  const { method, path, summary, text, access, body, query, answers } = operation;
  const responses = paths[path]?.[method]?.responses ?? {};
  const names = Object.keys(query?.shape ?? {}).map((name) => `\`${name}\``);
  return `<details><summary><b class="${method}">${method.toUpperCase()}</b> <code>${escapeHtml(path)}</code>
<span>${escapeHtml(summary)}</span></summary>
${renderMarkdown([text ?? "", ACCESS[access], names.length === 0 ? "" : `Na query: ${names.join(", ")}.`].join("\n\n"))}
${body === undefined ? "" : `<h3>Corpo</h3>${renderBody(body.name, schemas)}`}
<h3>Respostas</h3><dl>${Object.entries(answers).map(renderAnswer).join("")}${renderRefusals(responses, Object.keys(answers))}</dl>
</details>`;
}

function renderAnswer([status, { text, json, types }]: [string, Answer]): string {
  const kinds = json === undefined ? (types ?? []) : [json.name];
  return `<dt>${status}</dt><dd>${escapeHtml(text)} ${kinds.map((kind) => kindOf(kind, json)).join(" ")}</dd>`;
}

/** The answers that the document has beside those of the operation. */
function renderRefusals(
  responses: Readonly<Record<string, { readonly description: string }>>,
  known: readonly string[],
): string {
  return Object.entries(responses)
    .filter(([status]) => !known.includes(status) && status !== "default")
    .map(([status, { description }]) => `<dt>${status}</dt><dd>${renderMarkdown(description)}</dd>`)
    .join("");
}

function kindOf(kind: string, json: Answer["json"]): string {
  const code = `<code>${escapeHtml(kind)}</code>`;
  return json === undefined ? code : `<a href="#${kind}">${code}</a>`;
}

/** A body that can be one of several is shown as those. */
function renderBody(name: string, schemas: Schemas): string {
  const schema = schemas[name] ?? {};
  const parts = (schema.anyOf ?? []).flatMap(({ $ref }) => $ref?.split("/").at(-1) ?? []);
  return (parts.length === 0 ? [name] : parts).map((one) => block(one, sketch(schemas[one] ?? {}))).join("");
}

function block(name: string, text: string): string {
  return `<details class="object"><summary><code>${escapeHtml(name)}</code></summary><pre><code>${escapeHtml(text)}</code></pre></details>`;
}
