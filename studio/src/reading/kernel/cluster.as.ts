// Main colours by clustering.

/** Squared distance of two colours; differences of hue count more than of lightness. */
@inline
function distance(one: usize, other: usize): f32 {
  const light = load<f32>(one) - load<f32>(other);
  const red = load<f32>(one, 4) - load<f32>(other, 4);
  const yellow = load<f32>(one, 8) - load<f32>(other, 8);
  return light * light + 4 * (red * red + yellow * yellow);
}

/**
 * k-means of colours of three numbers each. Starts with the mean colour, then adds the colour farthest from all centres.
 * @param centres buffer for `most` colours; `sums`: for four 64-bit floats each; `gaps`: for a number per colour
 * @param owners output, a byte per colour: the index of its centre
 * @returns how many centres there are
 */
export function cluster(
  colours: usize,
  count: i32,
  most: i32,
  rounds: i32,
  centres: usize,
  sums: usize,
  gaps: usize,
  owners: usize,
): i32 {
  memory.fill(owners, 0, count);
  moveCentres(colours, count, 1, centres, sums, owners);
  for (let i = 0; i < count; i++) store<f32>(gaps + (<usize>i << 2), f32.MAX_VALUE);
  let found = 1;
  while (found < most) {
    let farthest = 0;
    for (let i = 0; i < count; i++) {
      const at = gaps + (<usize>i << 2);
      store<f32>(at, min(load<f32>(at), distance(colours + <usize>i * 12, centres + <usize>(found - 1) * 12)));
      if (load<f32>(at) > load<f32>(gaps + (<usize>farthest << 2))) farthest = i;
    }
    if (load<f32>(gaps + (<usize>farthest << 2)) < 1e-4) break;
    memory.copy(centres + <usize>found * 12, colours + <usize>farthest * 12, 12);
    found++;
  }
  for (let round = 0; round < rounds; round++) {
    for (let i = 0; i < count; i++) store<u8>(owners + i, <u8>nearest(colours + <usize>i * 12, centres, found));
    moveCentres(colours, count, found, centres, sums, owners);
  }
  return found;
}

function nearest(colour: usize, centres: usize, found: i32): i32 {
  let best = 0;
  let least: f32 = f32.MAX_VALUE;
  for (let k = 0; k < found; k++) {
    const gap = distance(colour, centres + <usize>k * 12);
    if (gap < least) {
      least = gap;
      best = k;
    }
  }
  return best;
}

/** Moves each centre to the mean of the colours it owns; one that owns none stays. */
function moveCentres(colours: usize, count: i32, found: i32, centres: usize, sums: usize, owners: usize): void {
  memory.fill(sums, 0, <usize>found << 5);
  for (let i = 0; i < count; i++) {
    const at = sums + (<usize>load<u8>(owners + i) << 5);
    const colour = colours + <usize>i * 12;
    store<f64>(at, load<f64>(at) + <f64>load<f32>(colour));
    store<f64>(at, load<f64>(at, 8) + <f64>load<f32>(colour, 4), 8);
    store<f64>(at, load<f64>(at, 16) + <f64>load<f32>(colour, 8), 16);
    store<f64>(at, load<f64>(at, 24) + 1, 24);
  }
  for (let k = 0; k < found; k++) {
    const at = sums + (<usize>k << 5);
    const owned = load<f64>(at, 24);
    if (owned == 0) continue;
    const centre = centres + <usize>k * 12;
    store<f32>(centre, <f32>(load<f64>(at) / owned));
    store<f32>(centre, <f32>(load<f64>(at, 8) / owned), 4);
    store<f32>(centre, <f32>(load<f64>(at, 16) / owned), 8);
  }
}
