/** Prints one line of a bench: what was measured, the figure, and what it should be. */
export function report(what: string, figure: string, goal = ""): void {
  process.stdout.write(`${what.padEnd(46)}${figure.padStart(18)}${goal === "" ? "" : `   ${goal}`}\n`);
}

export function seconds(value: number): string {
  return `${value.toFixed(2)} s`;
}

export function ratio(value: number): string {
  return `${value.toFixed(2)} x`;
}

/** The most memory that this process ever took, as the system counts it, in megabytes. */
export function peakMemory(): number {
  return process.resourceUsage().maxRSS / 1024;
}
