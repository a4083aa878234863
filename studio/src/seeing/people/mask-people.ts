import type { Box } from "@curta/contract";
import type { Networks } from "../networks.ts";
import type { Levels } from "../picture/levels.ts";
import { show } from "../picture/show.ts";
import { TONES } from "../tones.ts";

/** How surely each cell of a part of the picture shows a person, 0..1, row by row. */
export interface Mask {
  readonly part: Box;
  readonly columns: number;
  readonly rows: number;
  readonly values: Float32Array;
}

/** Pixels of people in a part of the picture, which is stretched over the network's square. */
export function maskPeople({ engine, named }: Networks, levels: Levels, part: Box): Mask {
  const { input, run, output } = named.people;
  show(engine, levels, input, { part, tone: TONES.people, letterbox: false });
  run();
  const { width, height, stride, values } = output(0);
  const sure = Float32Array.from({ length: width * height }, (_, k) => values[k * stride] ?? 0);
  return { part, columns: width, rows: height, values: sure };
}
