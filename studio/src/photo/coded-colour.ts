import type { CodedColour } from "./heif-colour.ts";

const P3 = 12;
const BT2020 = 9;
const PQ = 16;
const HLG = 18;

/** Linear light of other primaries (white D65) to that of sRGB, row by row; from the chromaticities of H.273. */
const TO_SRGB: Record<number, readonly number[]> = {
  [P3]: [1.22494, -0.22494, 0, -0.04206, 1.04206, 0, -0.01964, -0.07864, 1.09827],
  [BT2020]: [1.66049, -0.58764, -0.07285, -0.12455, 1.1329, -0.00835, -0.01815, -0.10058, 1.11873],
};
const SAME = [1, 0, 0, 0, 1, 0, 0, 0, 1];

/** Luminance of white in standard pictures on an HDR screen, in cd/m2 (ITU-R BT.2408). */
const PAPER_WHITE = 203;
/** From this share of white on, brighter light is compressed. */
const KNEE = 0.8;

const ENCODED = Uint8Array.from({ length: 4097 }, (_, i) => {
  const light = i / 4096;
  return Math.round(255 * (light <= 0.0031308 ? 12.92 * light : 1.055 * light ** (1 / 2.4) - 0.055));
});

/** Whether pixels with this colour coding are sRGB, or close enough. */
export function isSrgbCoded({ primaries, transfer }: CodedColour): boolean {
  return !(primaries in TO_SRGB) && transfer !== PQ && transfer !== HLG;
}

/** Converts RGBA pixels of a colour coding to sRGB, in place. Colours outside of sRGB are clipped. */
export function toSrgb(rgba: Uint8ClampedArray, { primaries, transfer }: CodedColour): void {
  const light = Float32Array.from({ length: 256 }, (_, i) => lightOf(i / 255, transfer));
  const m = TO_SRGB[primaries] ?? SAME;
  const [rr, rg, rb, gr, gg, gb, br, bg, bb] = m.map((factor) => factor * 4096);
  for (let p = 0; p < rgba.length; p += 4) {
    const red = light[rgba[p]!]!;
    const green = light[rgba[p + 1]!]!;
    const blue = light[rgba[p + 2]!]!;
    rgba[p] = encoded(rr! * red + rg! * green + rb! * blue);
    rgba[p + 1] = encoded(gr! * red + gg! * green + gb! * blue);
    rgba[p + 2] = encoded(br! * red + bg! * green + bb! * blue);
  }
}

function encoded(light: number): number {
  return ENCODED[light < 0 ? 0 : light > 4096 ? 4096 : (light + 0.5) | 0]!;
}

/** Light (1 is white) of a coded value: sRGB (IEC 61966-2-1), PQ (SMPTE ST 2084) or HLG (ITU-R BT.2100). */
function lightOf(value: number, transfer: number): number {
  if (transfer === PQ) {
    const root = value ** (1 / 78.84375);
    const light = (Math.max(0, root - 0.8359375) / (18.8515625 - 18.6875 * root)) ** (1 / 0.1593017578125);
    return pressed((light * 10_000) / PAPER_WHITE);
  }
  if (transfer === HLG) {
    const scene =
      value <= 0.5 ? value ** 2 / 3 : (Math.exp((value - 0.55991073) / 0.17883277) + 0.28466892) / 12;
    return pressed((1000 * scene ** 1.2) / PAPER_WHITE);
  }
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}

/** Linear up to the knee, then compressed towards white. */
function pressed(light: number): number {
  return light <= KNEE ? light : 1 - (1 - KNEE) * Math.exp((KNEE - light) / (1 - KNEE));
}
