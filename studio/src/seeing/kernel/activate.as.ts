// What follows a sum: nothing is taken from the host's mathematics, so that every machine gets the same bits.

/** 2^(x log2 e): x is split into a power of two and a rest within ln 2 / 2; polynomial of Cephes' expf. */
// @ts-ignore: decorator
@inline
export function exponentials(value: v128): v128 {
  const x = f32x4.pmin(f32x4.splat(88), f32x4.pmax(f32x4.splat(-87), value));
  const n = f32x4.nearest(f32x4.mul(x, f32x4.splat(1.44269504)));
  let r = f32x4.sub(x, f32x4.mul(n, f32x4.splat(0.693359375)));
  r = f32x4.sub(r, f32x4.mul(n, f32x4.splat(-2.12194440e-4)));
  let p = f32x4.splat(1.9875691500e-4);
  p = f32x4.add(f32x4.mul(p, r), f32x4.splat(1.3981999507e-3));
  p = f32x4.add(f32x4.mul(p, r), f32x4.splat(8.3334519073e-3));
  p = f32x4.add(f32x4.mul(p, r), f32x4.splat(4.1665795894e-2));
  p = f32x4.add(f32x4.mul(p, r), f32x4.splat(1.6666665459e-1));
  p = f32x4.add(f32x4.mul(p, r), f32x4.splat(0.5));
  p = f32x4.add(f32x4.add(f32x4.mul(f32x4.mul(p, r), r), r), f32x4.splat(1));
  const power = i32x4.shl(i32x4.add(i32x4.trunc_sat_f32x4_s(n), i32x4.splat(127)), 23);
  return f32x4.mul(p, power);
}

// @ts-ignore: decorator
@inline
function sigmoids(x: v128): v128 {
  const one = f32x4.splat(1);
  return f32x4.div(one, f32x4.add(one, exponentials(f32x4.neg(x))));
}

/**
 * Applies an activation to `count` floats (rounded up to four) in place. Kinds: 1 relu, 2 relu6, 3 leaky relu with
 * `slope`, 4 hard swish, 5 sigmoid, 6 hard sigmoid max(0, min(1, slope x + 0.5)).
 */
export function activate(at: usize, count: i32, kind: i32, slope: f32): void {
  const end = at + (<usize>count << 2);
  const zero = f32x4.splat(0);
  const one = f32x4.splat(1);
  const six = f32x4.splat(6);
  const slopes = f32x4.splat(slope);
  if (kind == 1) {
    for (; at < end; at += 16) v128.store(at, f32x4.pmax(zero, v128.load(at)));
  } else if (kind == 2) {
    for (; at < end; at += 16) v128.store(at, f32x4.pmin(six, f32x4.pmax(zero, v128.load(at))));
  } else if (kind == 3) {
    for (; at < end; at += 16) {
      const x = v128.load(at);
      v128.store(at, v128.bitselect(f32x4.mul(x, slopes), x, f32x4.lt(x, zero)));
    }
  } else if (kind == 4) {
    const three = f32x4.splat(3);
    const sixth = f32x4.splat(1.0 / 6.0);
    for (; at < end; at += 16) {
      const x = v128.load(at);
      const gate = f32x4.pmin(six, f32x4.pmax(zero, f32x4.add(x, three)));
      v128.store(at, f32x4.mul(f32x4.mul(x, gate), sixth));
    }
  } else if (kind == 5) {
    for (; at < end; at += 16) v128.store(at, sigmoids(v128.load(at)));
  } else if (kind == 6) {
    const half = f32x4.splat(0.5);
    for (; at < end; at += 16) {
      const x = f32x4.add(f32x4.mul(v128.load(at), slopes), half);
      v128.store(at, f32x4.pmin(one, f32x4.pmax(zero, x)));
    }
  }
}

/**
 * For each of `count` groups of `bins` floats the mean of 0..bins-1 under their softmax. Groups of a row follow one
 * another; rows are `stride` floats apart in `from` and `groups` in `to`.
 */
export function expect(from: usize, to: usize, rows: i32, groups: i32, bins: i32, stride: i32): void {
  for (let row = 0; row < rows; row++) {
    let at = from + (<usize>(row * stride) << 2);
    for (let group = 0; group < groups; group++) {
      let most = load<f32>(at);
      for (let bin = 1; bin < bins; bin++) most = max(most, load<f32>(at + (<usize>bin << 2)));
      let sum: f32 = 0;
      let mean: f32 = 0;
      for (let bin = 0; bin < bins; bin++) {
        const x = load<f32>(at + (<usize>bin << 2)) - most;
        const share = f32x4.extract_lane(exponentials(f32x4.splat(x)), 0);
        sum += share;
        mean += share * <f32>bin;
      }
      store<f32>(to + (<usize>(row * groups + group) << 2), mean / sum);
      at += <usize>bins << 2;
    }
  }
}
