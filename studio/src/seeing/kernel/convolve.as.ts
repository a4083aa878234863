// Convolutions. Planes are rows x columns x channels with the number of channels rounded up to four ("stride").
import { activate } from "./activate.as";
import { multiply } from "./matrix.as";

/** Rows of a product that are made and activated together, so that they stay in the first cache. */
// @ts-ignore: decorator
@inline const STRIP = 64;

/** A convolution of 1 x 1: every place by itself. */
export function pointwise(
  from: usize, weights: usize, bias: usize, to: usize, places: i32, depth: i32, stride: i32, kind: i32, slope: f32,
): void {
  for (let place = 0; place < places; place += STRIP) {
    const rows = min(STRIP, places - place);
    const out = to + (<usize>place * stride << 2);
    multiply(from + (<usize>place * depth << 2), weights, bias, out, rows, depth, stride);
    if (kind != 0) activate(out, rows * stride, kind, slope);
  }
}

/**
 * A convolution of any window: the windows of a few places are laid side by side in `work` (STRIP x window cells x
 * depth floats), then multiplied. Outside of the plane there is zero. Cells of a window are `dilation` places apart.
 */
export function convolve(
  from: usize, width: i32, height: i32, depth: i32, weights: usize, bias: usize,
  to: usize, outWidth: i32, outHeight: i32, stride: i32,
  windowWidth: i32, windowHeight: i32, step: i32, dilation: i32, padLeft: i32, padTop: i32, kind: i32, slope: f32, work: usize,
): void {
  const line = <usize>depth << 2;
  const cells = windowWidth * windowHeight * depth;
  const places = outWidth * outHeight;
  for (let place = 0; place < places; place += STRIP) {
    const rows = min(STRIP, places - place);
    let cell = work;
    let y = place / outWidth;
    let x = place - y * outWidth;
    for (let row = 0; row < rows; row++) {
      const left = x * step - padLeft;
      const top = y * step - padTop;
      const before = min(max(0, -left), windowWidth);
      const behind = min(max(0, left + windowWidth - width), windowWidth);
      const inside = max(0, windowWidth - before - behind);
      for (let dy = 0; dy < windowHeight; dy++) {
        const sourceY = top + dy * dilation;
        if (sourceY < 0 || sourceY >= height || (inside == 0 && dilation == 1)) {
          memory.fill(cell, 0, <usize>windowWidth * line);
        } else if (dilation > 1) {
          copyApart(cell, from + <usize>(sourceY * width) * line, left, width, windowWidth, dilation, line);
        } else {
          const start = <usize>before * line;
          const bytes = <usize>inside * line;
          if (before > 0) memory.fill(cell, 0, start);
          copy(cell + start, from + <usize>(sourceY * width + left + before) * line, bytes);
          if (behind > 0) memory.fill(cell + start + bytes, 0, <usize>behind * line);
        }
        cell += <usize>windowWidth * line;
      }
      if (++x == outWidth) {
        x = 0;
        y++;
      }
    }
    const out = to + (<usize>place * stride << 2);
    multiply(work, weights, bias, out, rows, cells, stride);
    if (kind != 0) activate(out, rows * stride, kind, slope);
  }
}

/** Cells of a window's row that are `dilation` places apart, of a row of `width` places; zero beyond its ends. */
// @ts-ignore: decorator
@inline
function copyApart(
  to: usize, row: usize, left: i32, width: i32, windowWidth: i32, dilation: i32, line: usize,
): void {
  for (let dx = 0; dx < windowWidth; dx++) {
    const x = left + dx * dilation;
    if (x < 0 || x >= width) memory.fill(to, 0, line);
    else copy(to, row + <usize>x * line, line);
    to += line;
  }
}

/** Copies whole vectors; quicker than a call to copy memory for the short runs here. */
// @ts-ignore: decorator
@inline
function copy(to: usize, from: usize, bytes: usize): void {
  for (let k: usize = 0; k < bytes; k += 16) v128.store(to + k, v128.load(from + k));
}

/** One window per channel. `weights` are window cells x stride. */
export function depthwise(
  from: usize, width: i32, height: i32, stride: i32, weights: usize, bias: usize,
  to: usize, outWidth: i32, outHeight: i32,
  windowWidth: i32, windowHeight: i32, step: i32, padLeft: i32, padTop: i32, kind: i32, slope: f32,
): void {
  const line = <usize>stride << 2;
  // Places whose windows lie within the width: they are worked on by fours.
  const firstInside = min(outWidth, (padLeft + step - 1) / step);
  const behindInside = max(firstInside, min(outWidth, (width - windowWidth + padLeft) / step + 1));
  for (let y = 0; y < outHeight; y++) {
    const top = y * step - padTop;
    const fromRow = max(0, -top);
    const toRow = min(windowHeight, height - top);
    const out = to + <usize>(y * outWidth) * line;
    let x = 0;
    while (x < outWidth) {
      if (x >= firstInside && x + 4 <= behindInside) {
        fourPlaces(
          from + <usize>((top + fromRow) * width + x * step - padLeft) * line, <usize>width * line, line, <usize>step * line,
          weights + <usize>(fromRow * windowWidth) * line, bias, out + <usize>x * line, windowWidth, toRow - fromRow,
        );
        x += 4;
      } else {
        const left = x * step - padLeft;
        const fromColumn = max(0, -left);
        const toColumn = min(windowWidth, width - left);
        onePlace(
          from + <usize>((top + fromRow) * width + left + fromColumn) * line, <usize>width * line, line,
          weights + <usize>(fromRow * windowWidth + fromColumn) * line, <usize>windowWidth * line, bias,
          out + <usize>x * line, toColumn - fromColumn, toRow - fromRow,
        );
        x++;
      }
    }
    if (kind != 0) activate(out, outWidth * stride, kind, slope);
  }
}

// @ts-ignore: decorator
@inline
function fourPlaces(
  from: usize, row: usize, line: usize, next: usize, weights: usize, bias: usize, to: usize, columns: i32, rows: i32,
): void {
  const second = next + next;
  const third = second + next;
  const rowEnd = <usize>columns * line;
  for (let c: usize = 0; c < line; c += 16) {
    let a = v128.load(bias + c);
    let b = a, d = a, e = a;
    let w = weights + c;
    let start = from + c;
    for (let dy = 0; dy < rows; dy++) {
      const end = start + rowEnd;
      for (let x = start; x < end; x += line) {
        const weight = v128.load(w);
        a = f32x4.add(a, f32x4.mul(v128.load(x), weight));
        b = f32x4.add(b, f32x4.mul(v128.load(x + next), weight));
        d = f32x4.add(d, f32x4.mul(v128.load(x + second), weight));
        e = f32x4.add(e, f32x4.mul(v128.load(x + third), weight));
        w += line;
      }
      start += row;
    }
    v128.store(to + c, a);
    v128.store(to + c + line, b);
    v128.store(to + c + 2 * line, d);
    v128.store(to + c + 3 * line, e);
  }
}

// @ts-ignore: decorator
@inline
function onePlace(
  from: usize, row: usize, line: usize, weights: usize, weightRow: usize, bias: usize, to: usize, columns: i32, rows: i32,
): void {
  for (let c: usize = 0; c < line; c += 16) {
    let a = v128.load(bias + c);
    for (let dy = 0; dy < rows; dy++) {
      let x = from + <usize>dy * row + c;
      let w = weights + <usize>dy * weightRow + c;
      for (let dx = 0; dx < columns; dx++) {
        a = f32x4.add(a, f32x4.mul(v128.load(x), v128.load(w)));
        x += line;
        w += line;
      }
    }
    v128.store(to + c, a);
  }
}
