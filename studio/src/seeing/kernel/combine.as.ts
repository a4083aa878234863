// Sums, products and copies of planes.
import { activate } from "./activate.as";

/** Adds two planes; one may have fewer channels, the missing ones count as zero. Strides are multiples of four. */
export function add(
  from: usize, stride: i32, other: usize, otherStride: i32, to: usize, places: i32, kind: i32, slope: f32,
): void {
  const line = <usize>stride << 2;
  const otherLine = <usize>otherStride << 2;
  for (let place = 0; place < places; place++) {
    for (let c: usize = 0; c < otherLine; c += 16) {
      v128.store(to + c, f32x4.add(v128.load(from + c), v128.load(other + c)));
    }
    for (let c = otherLine; c < line; c += 16) v128.store(to + c, v128.load(from + c));
    if (kind != 0) activate(to, stride, kind, slope);
    from += line;
    to += line;
    other += otherLine;
  }
}

/** Multiplies every channel of a plane by one number per channel. */
export function weigh(from: usize, stride: i32, gains: usize, to: usize, places: i32, kind: i32, slope: f32): void {
  const line = <usize>stride << 2;
  for (let place = 0; place < places; place++) {
    for (let c: usize = 0; c < line; c += 16) {
      v128.store(to + c, f32x4.mul(v128.load(from + c), v128.load(gains + c)));
    }
    if (kind != 0) activate(to, stride, kind, slope);
    from += line;
    to += line;
  }
}

/** The mean of every channel over the plane. */
export function average(from: usize, stride: i32, to: usize, places: i32): void {
  const line = <usize>stride << 2;
  const share = f32x4.splat(1 / <f32>places);
  for (let c: usize = 0; c < line; c += 16) {
    let sum = f32x4.splat(0);
    let at = from + c;
    for (let place = 0; place < places; place++) {
      sum = f32x4.add(sum, v128.load(at));
      at += line;
    }
    v128.store(to + c, f32x4.mul(sum, share));
  }
}

/**
 * Copies `count` channels (rounded up to four) of every place from channel `start` of one plane to channel `toStart` of
 * another: what joins and splits planes.
 */
export function copyChannels(
  from: usize, stride: i32, start: i32, to: usize, toStride: i32, toStart: i32, count: i32, places: i32,
): void {
  const line = <usize>stride << 2;
  const toLine = <usize>toStride << 2;
  const bytes = <usize>count << 2;
  from += <usize>start << 2;
  to += <usize>toStart << 2;
  for (let place = 0; place < places; place++) {
    for (let c: usize = 0; c < bytes; c += 16) v128.store(to + c, v128.load(from + c));
    from += line;
    to += toLine;
  }
}

/**
 * Lays the four parts of a place's channels out as a square of 2 x 2 places with `channels` channels each: what a
 * transposed convolution of 2 x 2 with step 2 ends in.
 */
export function unfold(from: usize, width: i32, height: i32, stride: i32, to: usize, channels: i32, toStride: i32): void {
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      let at = from + (<usize>((y * width + x) * stride) << 2);
      for (let part = 0; part < 4; part++) {
        const place = (2 * y + (part >> 1)) * 2 * width + 2 * x + (part & 1);
        const out = to + (<usize>(place * toStride) << 2);
        for (let c = 0; c < toStride; c++) {
          store<f32>(out + (<usize>c << 2), c < channels ? load<f32>(at + (<usize>c << 2)) : 0);
        }
        at += <usize>channels << 2;
      }
    }
  }
}
