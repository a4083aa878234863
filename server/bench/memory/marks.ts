/** One line for each kind of work: how often, what became of it, and the memory that it took. */
interface Kind {
  readonly outcomes: Map<string, number>;
  readonly bytes: number[];
}

export class Marks {
  readonly #kinds = new Map<string, Kind>();

  /** `bytes`: the most that the process held that did the work. */
  add(work: "photo" | "film" | "song", kind: string, outcome: string, bytes: number): void {
    const name = `${work}  ${kind}`;
    const found = this.#kinds.get(name) ?? { outcomes: new Map<string, number>(), bytes: [] };
    found.outcomes.set(outcome, (found.outcomes.get(outcome) ?? 0) + 1);
    found.bytes.push(bytes);
    this.#kinds.set(name, found);
  }

  lines(): string[] {
    return [...this.#kinds]
      .toSorted(([one], [other]) => one.localeCompare(other, "en", { numeric: true }))
      .map(([name, { outcomes, bytes }]) => {
        const sorted = bytes.toSorted((a, b) => a - b);
        const megabytes = (share: number): string =>
          String(Math.round((sorted[Math.ceil(share * (sorted.length - 1))] ?? 0) / 1e6)).padStart(5);
        const what = [...outcomes].map(([outcome, times]) => `${times} x ${outcome}`).join(", ");
        return `${name.padEnd(36)}median ${megabytes(0.5)} MB, most ${megabytes(1)} MB; ${what}`;
      });
  }
}
