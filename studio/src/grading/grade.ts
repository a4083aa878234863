import type { Picture } from "../picture.ts";
import { resizePlane } from "../reading/plane.ts";
import { FIRST_ADDRESS, openGradeKernel } from "./grade-kernel.ts";
import type { GradePlan } from "./grade-plan.ts";

/** Shadows are lifted by this factor at most, else they turn to noise. */
const MOST_GAIN = 3;
/** Colourfulness (largest minus smallest channel, in 8-bit levels) from which more colour would shout. */
const VIVID = 150;
/** Rows that are brought into the kernel's memory at a time. */
const STRIP_ROWS = 64;
/** Numbers and addresses of the kernel's record, and what it may touch past the end of a row, in bytes. */
const JOB_BYTES = 20 * 4;
const SLACK = 64;

/** Gives a picture its light and colour, in place: honest exposure and balance, then the look. */
export function gradePicture(picture: Picture, plan: GradePlan): void {
  const { width, height } = picture;
  const coarseRows = plan.slope.height;
  const place = placesFor(width, coarseRows);
  const { memory, kernel } = openGradeKernel(place.end);
  writeJob(memory, place, plan, width);
  const stride = width * 3;
  const source = new Uint8Array(memory.buffer, place.source, STRIP_ROWS * stride);
  const target = new Uint8Array(memory.buffer, place.target, STRIP_ROWS * stride);
  for (let top = 0; top < height; top += STRIP_ROWS) {
    const bytes = picture.rgb.subarray(top * stride, Math.min(height, top + STRIP_ROWS) * stride);
    source.set(bytes);
    for (let row = 0; row * stride < bytes.length; row++) {
      const share = (top + row + 0.5) / height;
      const at = Math.min(coarseRows - 1, Math.max(0, share * coarseRows - 0.5));
      const upper = Math.floor(at) * width * 4;
      const lower = Math.min(coarseRows - 1, Math.floor(at) + 1) * width * 4;
      kernel.gradeRow(
        place.job,
        place.source + row * stride,
        place.target + row * stride,
        width,
        top + row,
        place.slope + upper,
        place.slope + lower,
        place.offset + upper,
        place.offset + lower,
        at % 1,
        1 + vignetteAt(share, plan.vignette),
      );
    }
    bytes.set(target.subarray(0, bytes.length));
  }
}

type Places = ReturnType<typeof placesFor>;

/** Addresses of everything in the kernel's memory. */
function placesFor(width: number, coarseRows: number) {
  let end = FIRST_ADDRESS;
  const reserve = (bytes: number) => {
    const address = end;
    end += Math.ceil((bytes + SLACK) / SLACK) * SLACK;
    return address;
  };
  const job = reserve(JOB_BYTES);
  const lift = reserve(256 * 4);
  const shade = reserve(width * 4);
  const slope = reserve(coarseRows * width * 4);
  const offset = reserve(coarseRows * width * 4);
  const source = reserve(STRIP_ROWS * width * 3);
  const target = reserve(STRIP_ROWS * width * 3);
  return { job, lift, shade, slope, offset, source, target, end };
}

/** Fields in the order in which `GradeJob` of `kernel/grade.as.ts` declares them. */
function writeJob(memory: WebAssembly.Memory, place: Places, plan: GradePlan, width: number): void {
  const boost = plan.saturation - 1;
  const room = 255 - plan.shoulder;
  const numbers = [
    ...plan.balance,
    plan.keptWhite,
    plan.clarity,
    MOST_GAIN,
    boost,
    Math.max(0, boost) / VIVID,
    Math.min(0, boost),
    1 - 0.17 * plan.fade,
    255 * 0.11 * plan.fade,
    ...plan.tint,
    plan.grain,
    plan.shoulder,
    // Where a parabola that leaves the shoulder without an edge has its top, and how fast it bends.
    plan.shoulder + 2 * room,
    1 / (4 * room),
  ];
  const floats = new Float32Array(memory.buffer);
  floats.set(numbers, place.job / 4);
  new Uint32Array(memory.buffer).set([place.lift, place.shade], place.job / 4 + numbers.length);
  floats.set(plan.lift, place.lift / 4);
  floats.set(shadesAcross(plan, width), place.shade / 4);
  for (const name of ["slope", "offset"] as const)
    floats.set(resizePlane(plan[name], width, plan[name].height).values, place[name] / 4);
}

function shadesAcross({ vignette }: GradePlan, width: number): Float32Array {
  return Float32Array.from({ length: width }, (_, x) => vignetteAt((x + 0.5) / width, vignette));
}

/** Darkening along one axis: hardly any in the middle half, growing with the third power to `amount` / 2 at the edge. */
function vignetteAt(share: number, amount: number): number {
  return (amount / 2) * Math.abs(2 * share - 1) ** 3;
}
