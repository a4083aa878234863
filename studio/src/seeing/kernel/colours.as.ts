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

/**
 * One round for a thing: colours of what it probably is against those of the ground, and what was believed `before`
 * colours were looked at. Outside of `limits` (left, top, right, bottom in pixels) it is nowhere. `work` holds four
 * histograms of bins^3 floats.
 */
export function weighThing(
  values: usize, before: usize, boxes: usize, width: i32, height: i32, bins: i32,
  left: i32, top: i32, right: i32, bottom: i32, first: bool, work: usize,
): void {
  const cells = <usize>(bins * bins * bins);
  const inside = work;
  const outside = inside + (cells << 2);
  const spare = outside + (cells << 2);
  memory.fill(work, 0, cells << 3);
  let sumIn: f32 = 0;
  let sumOut: f32 = 0;
  const doubt: f32 = first ? 0.5 : 1;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const at = <usize>(y * width + x) << 2;
      const box = <usize>load<i32>(boxes + at) << 2;
      let out: f32 = 1;
      if (x >= left && x < right && y >= top && y < bottom) {
        const value = load<f32>(values + at);
        store<f32>(inside + box, load<f32>(inside + box) + value * value);
        sumIn += value * value;
        out = (1 - value) * doubt;
      }
      store<f32>(outside + box, load<f32>(outside + box) + out);
      sumOut += out;
    }
  }
  blurBins(inside, spare, bins);
  blurBins(outside, spare, bins);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const at = <usize>(y * width + x) << 2;
      if (x < left || x >= right || y < top || y >= bottom) {
        store<f32>(values + at, 0);
        continue;
      }
      const box = <usize>load<i32>(boxes + at) << 2;
      const unknown: f32 = 2e-4;
      const ratio = Mathf.log(
        (load<f32>(inside + box) / max<f32>(1e-6, sumIn) + unknown) / (load<f32>(outside + box) / max<f32>(1e-6, sumOut) + unknown),
      );
      const belief = held(load<f32>(before + at), 0.02, 0.98);
      store<f32>(values + at, sigmoid(1.1 * ratio + 0.8 * Mathf.log(belief / (1 - belief))));
    }
  }
}

/** Shares each box's count with its neighbours, a quarter to each side, along all three channels. */
function blurBins(boxes: usize, spare: usize, bins: i32): void {
  const cells = bins * bins * bins;
  for (let axis = 0, step = 1; axis < 3; axis++, step *= bins) {
    for (let k = 0; k < cells; k++) {
      const place = (k / step) % bins;
      const here = load<f32>(boxes + (<usize>k << 2));
      const before = place > 0 ? load<f32>(boxes + (<usize>(k - step) << 2)) : here;
      const behind = place < bins - 1 ? load<f32>(boxes + (<usize>(k + step) << 2)) : here;
      store<f32>(spare + (<usize>k << 2), 0.5 * here + 0.25 * before + 0.25 * behind);
    }
    memory.copy(boxes, spare, <usize>cells << 2);
  }
}
