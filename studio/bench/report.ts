/** One line of a report: name, figure in each round, and goal. */
export interface ReportLine<Round> {
  readonly what: string;
  readonly of: (round: Round) => number;
  readonly unit: (value: number) => string;
  readonly goal?: string;
}

/** Prints the median, minimum and maximum of a line over all rounds. */
export function report<Round>(
  { what, of, unit, goal = "" }: ReportLine<Round>,
  rounds: readonly Round[],
): void {
  const values = rounds.map((round) => of(round)).toSorted((a, b) => a - b);
  const middle = (values[(values.length - 1) >> 1]! + values[values.length >> 1]!) / 2;
  const range = values.length > 1 ? `(${unit(values[0]!)} to ${unit(values.at(-1))})` : "";
  process.stdout.write(
    `${what.padEnd(36)}${unit(middle).padStart(10)}  ${range.padEnd(24)}${goal}`.trimEnd() + "\n",
  );
}

export function seconds(value: number): string {
  return `${value.toFixed(2)} s`;
}

export function ratio(value: number): string {
  return `${value.toFixed(2)} x`;
}

export function megabytes(value: number): string {
  return `${value.toFixed(value < 100 ? 1 : 0)} MB`;
}
