import type { ComplexField } from "./fft.ts";
import { transform } from "./fft.ts";
import type { Plane } from "../plane.ts";
import { withKernelMemory } from "../kernel/kernel.ts";
import {
  boxBlur,
  deviationOf,
  logarithms,
  makePlane,
  mapPlane,
  meanOf,
  normalise,
  resizePlane,
  smooth,
} from "../plane.ts";
import type { DetailedThumbnail, Thumbnail } from "../thumbnail.ts";

/** Weight of each cue, chosen by eye on the test photos. */
const WEIGHTS = { object: 0.42, surprise: 0.2, detail: 0.16, vivid: 0.22 };
/** Differences at which a cue has full strength: OKLab, logarithm of detail, standard deviation of lightness. */
const LEAST_RANGE = { object: 0.12, vivid: 0.1, texture: 1.2, lightness: 0.04, all: 0.3 };
/** Weight of the centre, where people look first; 0 is none. */
const CENTRE_PULL = 0.35;

/** Saliency of each cell, 0 to 1: how much it differs from the border, from repeated patterns and from soft areas. */
export function saliencyOf(thumbnail: DetailedThumbnail): Plane {
  const { width, height } = thumbnail;
  const object = normalise(borderDistance(thumbnail), LEAST_RANGE.object);
  const surprise = resizePlane(normalise(spectralResidual(thumbnail.lightness)), width, height);
  const detail = normalise(smooth(logarithms(thumbnail.detail, 0.004), 3), LEAST_RANGE.texture);
  const vivid = normalise(colourRarity(thumbnail), LEAST_RANGE.vivid);
  const contrast = Math.min(1, deviationOf(thumbnail.lightness) / LEAST_RANGE.lightness);
  const weights = [WEIGHTS.object, WEIGHTS.surprise * contrast, WEIGHTS.detail, WEIGHTS.vivid];
  const mixed = mixCues([object, surprise, detail, vivid], weights);
  return normalise(smooth(mixed, Math.max(1, Math.round(Math.min(width, height) / 50))), LEAST_RANGE.all);
}

/** How near each of `cells` is to the centre, which is at a share of them. */
function nearness(cells: number, middle: number): Float32Array {
  return Float32Array.from({ length: cells }, (_, i) => Math.exp(-((i / cells - middle) ** 2) / 0.16));
}

/** The weighted sum of four cues, reduced away from the centre. */
function mixCues(cues: readonly [Plane, Plane, Plane, Plane], weights: readonly number[]): Plane {
  const [{ width, height, values }] = cues;
  return withKernelMemory(({ kernel, copyIn, write, alloc, readFloats }) => {
    const planes = alloc(4 * values.byteLength);
    cues.forEach((cue, k) => write(planes + k * values.byteLength, cue.values));
    const across = copyIn(nearness(width, 0.5));
    const along = copyIn(nearness(height, 0.48));
    const to = alloc(values.byteLength);
    kernel.mixCues(planes, copyIn(Float32Array.from(weights)), across, along, to, width, height, CENTRE_PULL);
    return { width, height, values: readFloats(to, values.length) };
  });
}

/**
 * Minimum barrier distance to the left, right and top border (Zhang et al. 2015, "Minimum Barrier Salient Object
 * Detection at 80 FPS"): areas that cannot be reached from the border without crossing an edge are objects. Computed
 * once with the lower border and once without, because people often reach the lower border.
 */
function borderDistance({ width, height, lightness, a, b }: Thumbnail): Plane {
  return withKernelMemory(({ kernel, copyIn, alloc, readFloats }) => {
    const sum = alloc(4 * width * height);
    const work = alloc(3 * 4 * width * height);
    for (const [plane, weight] of [
      [lightness, 1],
      [a, 1.5],
      [b, 1.5],
    ] as const) {
      const soft = copyIn(boxBlur(plane, 1).values);
      kernel.addBarrier(soft, sum, work, width, height, false, 0.4 * weight);
      kernel.addBarrier(soft, sum, work, width, height, true, 0.6 * weight);
    }
    return { width, height, values: readFloats(sum, width * height) };
  });
}

/** Side of the field for the spectral residual; the method needs a coarse picture. */
const FIELD_SIDE = 64;

/** Spectral residual (Hou, Zhang 2007): what differs from the smoothed spectrum of the picture draws the eye. */
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
    amplitude.values[i] = Math.log(1e-6 + Math.sqrt(real[i]! ** 2 + imaginary[i]! ** 2));
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
function colourRarity({ width, height, lightness, a, b }: Thumbnail): Plane {
  const [light, red, yellow] = [lightness, a, b].map((plane) => boxBlur(plane, 1).values);
  return withKernelMemory(({ kernel, copyIn, readFloats }) => {
    const at = copyIn(light!);
    const means = [meanOf(lightness), meanOf(a), meanOf(b)] as const;
    kernel.rarity(at, copyIn(red!), copyIn(yellow!), at, width * height, ...means);
    return { width, height, values: readFloats(at, width * height) };
  });
}
