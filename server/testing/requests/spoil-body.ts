/** Puts `dirt` into a text, or the name of a field, of a body; `pick` says which. */
export function spoilBody(body: object, dirt: string, pick: number): object {
  const places: ((text: string) => void)[] = [];
  const copy = structuredClone(body);
  const look = (inside: Record<string, unknown>): void => {
    for (const [name, value] of Object.entries(inside)) {
      if (typeof value === "string") places.push((text) => (inside[name] = value + text));
      else if (typeof value === "object" && value !== null) look(value as Record<string, unknown>);
      // A name beside the places of a list is not sent.
      if (!Array.isArray(inside)) places.push((text) => (inside[name + text] = value));
    }
  };
  look(copy as Record<string, unknown>);
  places[pick % places.length]?.(dirt);
  return copy;
}
