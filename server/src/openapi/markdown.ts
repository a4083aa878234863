/** Text that stands in HTML, in an element or in an attribute with double quotes. */
export function escapeHtml(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}

/** The little Markdown that our texts use: paragraphs, lists, `code`, and blocks of it. */
export function renderMarkdown(text: string): string {
  return text
    .split(/^```\n([^]*?)\n```$/m)
    .map((part, n) => (n % 2 === 1 ? `<pre><code>${escapeHtml(part)}</code></pre>` : renderParagraphs(part)))
    .join("");
}

function renderParagraphs(text: string): string {
  return text
    .split(/\n{2,}/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== "")
    .map((paragraph) =>
      paragraph.startsWith("- ") ? renderList(paragraph) : `<p>${renderCode(paragraph)}</p>`,
    )
    .join("");
}

function renderList(text: string): string {
  const items = text.split(/^- /m).filter((item) => item !== "");
  return `<ul>${items.map((item) => `<li>${renderCode(item.trim())}</li>`).join("")}</ul>`;
}

function renderCode(text: string): string {
  return escapeHtml(text).replaceAll(/`([^`]+)`/g, "<code>$1</code>");
}
