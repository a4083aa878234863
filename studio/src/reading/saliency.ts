import type { ComplexField } from "./fft.ts";
import { transform } from "./fft.ts";
import type { Plane } from "./plane.ts";
import {
  boxBlur,
  deviationOf,
  makePlane,
  mapPlane,
  meanOf,
  normalise,
  resizePlane,
  smooth,
} from "./plane.ts";
import type { DetailedThumbnail, Thumbnail } from "./thumbnail.ts";

/** How much each cue counts. Chosen by eye on the test photos. */
const WEIGHTS = { object: 0.42, surprise: 0.2, detail: 0.16, vivid: 0.22 };
/** Differences that are needed for full strength: OKLab, logarithm of detail, standard deviation of lightness. */
const LEAST_RANGE = { object: 0.12, vivid: 0.1, texture: 1.2, lightness: 0.04, all: 0.3 };
/** How far the eye's habit of starting in the middle pulls: 0 not at all. */
const CENTRE_PULL = 0.35;

/** How much each place draws the eye, 0 to 1, from what stands out against the border, the pattern and the haze. */
export function saliencyOf(thumbnail: DetailedThumbnail): Plane {
  const object = normalise(borderDistance(thumbnail), LEAST_RANGE.object);
  const surprise = resizePlane(
    normalise(spectralResidual(thumbnail.lightness)),
    thumbnail.width,
    thumbnail.height,
  );
  const texture = smooth(
    mapPlane(thumbnail.detail, (value) => Math.log(0.004 + value)),
    3,
  );
  const detail = normalise(texture, LEAST_RANGE.texture);
  const vivid = normalise(colourRarity(thumbnail), LEAST_RANGE.vivid);
  const contrast = Math.min(1, deviationOf(thumbnail.lightness) / LEAST_RANGE.lightness);
  const { width, height } = thumbnail;
  const mixed = mapPlane(object, (value, i) => {
    const x = (i % width) / width - 0.5;
    const y = Math.floor(i / width) / height - 0.48;
    const centre = Math.exp(-(x * x + y * y) / 0.16);
    const cues =
      WEIGHTS.object * value +
      WEIGHTS.surprise * contrast * (surprise.values[i] ?? 0) +
      WEIGHTS.detail * (detail.values[i] ?? 0) +
      WEIGHTS.vivid * (vivid.values[i] ?? 0);
    return cues * (1 - CENTRE_PULL + CENTRE_PULL * centre);
  });
  return normalise(smooth(mixed, Math.max(1, Math.round(Math.min(width, height) / 50))), LEAST_RANGE.all);
}

/**
 * Minimum barrier distance to the left, right and top border (Zhang et al. 2015, "Minimum Barrier Salient
 * Object Detection at 80 FPS"): what cannot be reached from outside without crossing an edge is an object.
 * Taken once with the lower border and once without, because people stand on it.
 */
function borderDistance(thumbnail: Thumbnail): Plane {
  const sum = makePlane(thumbnail.width, thumbnail.height);
  for (const [plane, weight] of [
    [thumbnail.lightness, 1],
    [thumbnail.a, 1.5],
    [thumbnail.b, 1.5],
  ] as const) {
    const soft = boxBlur(plane, 1);
    const open = barrier(soft, false);
    const closed = barrier(soft, true);
    for (let i = 0; i < sum.values.length; i++) {
      sum.values[i]! += weight * (0.4 * open.values[i]! + 0.6 * closed.values[i]!);
    }
  }
  return sum;
}

function barrier({ width, height, values }: Plane, withBottom: boolean): Plane {
  const distance = new Float32Array(values.length).fill(Infinity);
  const highest = Float32Array.from(values);
  const lowest = Float32Array.from(values);
  distance.fill(0, 0, width);
  if (withBottom) distance.fill(0, (height - 1) * width);
  for (let y = 0; y < height; y++) distance[y * width] = distance[y * width + width - 1] = 0;
  const state: Barrier = { values, distance, highest, lowest };
  for (let pass = 0; pass < 2; pass++) {
    for (let y = 1; y < height; y++) {
      for (let i = y * width + 1; i < (y + 1) * width; i++) {
        relax(state, i, i - 1);
        relax(state, i, i - width);
      }
    }
    for (let y = height - 2; y >= 0; y--) {
      for (let i = (y + 1) * width - 2; i >= y * width; i--) {
        relax(state, i, i + 1);
        relax(state, i, i + width);
      }
    }
  }
  return { width, height, values: distance };
}

interface Barrier {
  readonly values: Float32Array;
  readonly distance: Float32Array;
  readonly highest: Float32Array;
  readonly lowest: Float32Array;
}

/** Reaches cell `i` from its neighbour `from` where that way has the lower barrier. */
function relax({ values, distance, highest, lowest }: Barrier, i: number, from: number): void {
  const value = values[i]!;
  const high = highest[from]! > value ? highest[from]! : value;
  const low = lowest[from]! < value ? lowest[from]! : value;
  if (high - low >= distance[i]!) return;
  distance[i] = high - low;
  highest[i] = high;
  lowest[i] = low;
}

/** Side of the field for the spectral residual; the method works on coarse pictures. */
const FIELD_SIDE = 64;

/** Spectral residual (Hou, Zhang 2007): what a picture's spectrum holds beyond the usual is where the eye goes. */
function spectralResidual(lightness: Plane): Plane {
  const small = resizePlane(
    boxBlur(lightness, Math.floor(lightness.width / FIELD_SIDE / 2)),
    FIELD_SIDE,
    FIELD_SIDE,
  );
  const field: ComplexField = {
    side: FIELD_SIDE,
    real: Float64Array.from(small.values),
    imaginary: new Float64Array(FIELD_SIDE * FIELD_SIDE),
  };
  transform(field, false);
  const { real, imaginary } = field;
  const amplitude = makePlane(FIELD_SIDE, FIELD_SIDE);
  for (let i = 0; i < real.length; i++) {
    amplitude.values[i] = Math.log(1e-6 + Math.hypot(real[i]!, imaginary[i]!));
  }
  const usual = boxBlur(amplitude, 1);
  for (let i = 0; i < real.length; i++) {
    const phase = Math.atan2(imaginary[i]!, real[i]!);
    const residual = Math.exp(amplitude.values[i]! - usual.values[i]!);
    real[i] = residual * Math.cos(phase);
    imaginary[i] = residual * Math.sin(phase);
  }
  transform(field, true);
  return smooth(
    mapPlane(amplitude, (_, i) => real[i]! ** 2 + imaginary[i]! ** 2),
    2,
  );
}

/** Distance of a place's colour from the picture's mean colour (Achanta et al. 2009). */
function colourRarity({ lightness, a, b }: Thumbnail): Plane {
  const means = { lightness: meanOf(lightness), a: meanOf(a), b: meanOf(b) };
  const soft = { lightness: boxBlur(lightness, 1), a: boxBlur(a, 1), b: boxBlur(b, 1) };
  return mapPlane(soft.lightness, (value, i) =>
    Math.hypot(
      0.6 * (value - means.lightness),
      2 * ((soft.a.values[i] ?? 0) - means.a),
      2 * ((soft.b.values[i] ?? 0) - means.b),
    ),
  );
}
