/**
 * Puts a text into straight quotes on one line. Quotes, backslashes and everything that would break the
 * line are escaped as in JSON; all other characters stay readable.
 */
export function quote(text: string): string {
  const escaped = text
    .replaceAll("\\", "\\\\")
    .replaceAll('"', '\\"')
    .replaceAll("\n", "\\n")
    .replaceAll(UNSAFE, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`);
  return `"${escaped}"`;
}

/** Control characters, line and paragraph separators, and halves of surrogate pairs. */
const UNSAFE =
  /[\u0000-\u001f\u007f-\u009f\u2028\u2029]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;

/** The text that `quote` was given; forgiving towards escapes that it never writes. */
export function unquote(escaped: string): string {
  return escaped.replaceAll(
    /\\(?:u([0-9a-fA-F]{4})|(.))/gs,
    (_, code: string | undefined, other: string | undefined) => {
      if (code !== undefined) return String.fromCharCode(Number.parseInt(code, 16));
      return other === "n" ? "\n" : (other ?? "");
    },
  );
}
