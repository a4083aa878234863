import type { Box } from "@curta/contract";
import type { NetworkName, Networks } from "../networks.ts";
import { TONES } from "../tones.ts";
import type { Levels } from "./levels.ts";
import { show } from "./show.ts";

/** How surely each cell of a part of the picture shows what a network looks for, 0..1, row by row. */
export interface Mask {
  readonly part: Box;
  readonly columns: number;
  readonly rows: number;
  readonly values: Float32Array;
}

/** The map that a network makes of a part of the picture, which is stretched over the network's square. */
export function maskOf(
  { engine, named }: Networks,
  levels: Levels,
  name: Extract<NetworkName, "people" | "salience">,
  part: Box,
): Mask {
  const { input, run, output } = named[name];
  show(engine, levels, input, { part, tone: TONES[name], letterbox: false });
  run();
  const { width, height, stride, values } = output(0);
  const sure = Float32Array.from({ length: width * height }, (_, k) => values[k * stride] ?? 0);
  return { part, columns: width, rows: height, values: sure };
}
