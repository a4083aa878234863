import type { Picture } from "../picture.ts";
import { type Plane, resizePlane } from "../reading/plane.ts";
import { type GradingMemory, withGradingKernel } from "./grade-kernel.ts";
import type { GradePlan } from "./grade-plan.ts";

/** Shadows are made brighter by at most this factor: more would show noise. */
const MAX_GAIN = 3;
/** Colourfulness (largest minus smallest channel, in 8-bit levels) above which colours get no more of it. */
const VIVID = 150;
/** Rows that are copied into the kernel's memory at a time. */
const STRIP_ROWS = 64;
/** Size of the kernel's `GradeJob`. */
const JOB_BYTES = 20 * 4;

/** Grades a picture in place: exposure and white balance, then the look. */
export function gradePicture({ rgb, width, height }: Picture, plan: GradePlan): void {
  withGradingKernel((memory) => {
    const { kernel, alloc, write, readInto } = memory;
    const stride = width * 3;
    const job = writeJob(memory, plan, width);
    const slope = copyRows(memory, plan.slope, width);
    const offset = copyRows(memory, plan.offset, width);
    const [source, target] = [alloc(STRIP_ROWS * stride), alloc(STRIP_ROWS * stride)];
    for (let top = 0; top < height; top += STRIP_ROWS) {
      const bytes = rgb.subarray(top * stride, Math.min(height, top + STRIP_ROWS) * stride);
      write(source, bytes);
      for (let row = 0; row * stride < bytes.length; row++) {
        const share = (top + row + 0.5) / height;
        const { upper, lower, way } = rowsAround(share, plan.slope.height, width);
        kernel.gradeRow(
          job,
          source + row * stride,
          target + row * stride,
          width,
          top + row,
          slope + upper,
          slope + lower,
          offset + upper,
          offset + lower,
          way,
          1 + vignetteAt(share, plan.vignette),
        );
      }
      readInto(bytes, target);
    }
  });
}

/** Copies a coarse plane into memory, its rows stretched to the picture's width. @returns its address */
function copyRows({ copyIn }: GradingMemory, plane: Plane, width: number): number {
  return copyIn(resizePlane(plane, width, plane.height).values);
}

/** Offsets in bytes of the coarse rows above and below a share of the height, and how far it is between them. */
function rowsAround(share: number, rows: number, width: number) {
  const at = Math.min(rows - 1, Math.max(0, share * rows - 0.5));
  const upper = Math.floor(at);
  const lower = Math.min(rows - 1, upper + 1);
  return { upper: upper * width * 4, lower: lower * width * 4, way: at % 1 };
}

/** Writes the kernel's `GradeJob`: fields in the order in which `kernel/grade.as.ts` declares them. @returns its address */
function writeJob({ alloc, copyIn, write }: GradingMemory, plan: GradePlan, width: number): number {
  const boost = plan.saturation - 1;
  const headroom = 255 - plan.shoulder;
  const numbers = [
    ...plan.balance,
    plan.keptWhite,
    plan.clarity,
    MAX_GAIN,
    boost,
    Math.max(0, boost) / VIVID,
    Math.min(0, boost),
    1 - 0.17 * plan.fade,
    255 * 0.11 * plan.fade,
    ...plan.tint,
    plan.grain,
    plan.shoulder,
    // The parabola that continues the curve above the shoulder without an edge: where its top is, and its bend.
    plan.shoulder + 2 * headroom,
    1 / (4 * headroom),
  ];
  const job = alloc(JOB_BYTES);
  write(job, Float32Array.from(numbers));
  const lift = copyIn(Float32Array.from(plan.lift));
  const shade = copyIn(shadesAcross(plan, width));
  write(job + 4 * numbers.length, Uint32Array.of(lift, shade));
  return job;
}

function shadesAcross({ vignette }: GradePlan, width: number): Float32Array {
  return Float32Array.from({ length: width }, (_, x) => vignetteAt((x + 0.5) / width, vignette));
}

/** Darkening along one axis: almost none in the middle half, growing with the third power to `amount` / 2 at the edge. */
function vignetteAt(share: number, amount: number): number {
  return (amount / 2) * Math.abs(2 * share - 1) ** 3;
}
