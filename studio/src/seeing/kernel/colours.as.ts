// Which colours are the subject's: histograms of what it surely is against what it surely is not.
import { exponentials } from "./activate.as";

/** The box of colours, of `bins` to each channel, that each pixel (a vector of 0..1) falls into, as integers. */
export function binColours(rgb: usize, count: i32, bins: i32, to: usize): void {
  const scale = <f32>bins;
  for (let k = 0; k < count; k++) {
    const at = rgb + (<usize>k << 4);
    const r = min(bins - 1, <i32>(load<f32>(at) * scale));
    const g = min(bins - 1, <i32>(load<f32>(at, 4) * scale));
    const b = min(bins - 1, <i32>(load<f32>(at, 8) * scale));
    store<i32>(to + (<usize>k << 2), (r * bins + g) * bins + b);
  }
}

// @ts-ignore: decorator
@inline
function sigmoid(x: f32): f32 {
  return 1 / (1 + f32x4.extract_lane(exponentials(f32x4.splat(-x)), 0));
}

// @ts-ignore: decorator
@inline
function held(x: f32, low: f32, high: f32): f32 {
  return min(high, max(low, x));
}

/**
 * Moves what is unsure about a person towards what its colour says, in place: colours of values above 0.8 against those
 * of values below 0.15. `work` holds two histograms of bins^3 floats.
 */
export function weighPerson(values: usize, boxes: usize, count: i32, bins: i32, weight: f32, work: usize): void {
  const cells = <usize>(bins * bins * bins);
  const inside = work;
  const outside = work + (cells << 2);
  for (let k: usize = 0; k < 2 * cells; k++) store<f32>(work + (k << 2), 0.02);
  let sureIn: f32 = 1;
  let sureOut: f32 = 1;
  for (let k: usize = 0; k < <usize>count; k++) {
    const value = load<f32>(values + (k << 2));
    const box = <usize>load<i32>(boxes + (k << 2)) << 2;
    if (value > 0.8) {
      store<f32>(inside + box, load<f32>(inside + box) + 1);
      sureIn += 1;
    } else if (value < 0.15) {
      store<f32>(outside + box, load<f32>(outside + box) + 1);
      sureOut += 1;
    }
  }
  for (let k: usize = 0; k < <usize>count; k++) {
    const box = <usize>load<i32>(boxes + (k << 2)) << 2;
    const ratio = Mathf.log(load<f32>(inside + box) / sureIn / (load<f32>(outside + box) / sureOut));
    const value = held(load<f32>(values + (k << 2)), 0.001, 0.999);
    const unsure = <f32>1 - Mathf.abs(2 * value - 1) * 0.5;
    store<f32>(values + (k << 2), sigmoid(Mathf.log(value / (1 - value)) + weight * held(ratio, -4, 4) * unsure));
  }
}
