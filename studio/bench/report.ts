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

/** Watches this process's memory; call the result for the highest value seen, in megabytes. */
export function watchMemory(): () => number {
  let most = 0;
  const timer = setInterval(() => {
    most = Math.max(most, process.memoryUsage.rss());
  }, 25);
  return () => {
    clearInterval(timer);
    return most / 1024 / 1024;
  };
}
