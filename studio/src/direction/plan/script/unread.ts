import type { Reading } from "@curta/contract";

/**
 * Stands for a photo that nobody has looked at: a script is read without one. What the script names is taken to be
 * there, and nothing is said of what the photo holds.
 */
export const UNREAD: Reading = {
  width: 1080,
  height: 1920,
  palette: [],
  light: { level: 0.5, contrast: 0.45, saturation: 0.5, warmth: 0, from: null, confidence: 0 },
  points: [{ x: 0.5, y: 0.5, size: 0.3, kind: "subject", confidence: 0, color: null }],
  faces: [],
  people: [],
  things: [],
  writing: [],
  view: null,
  subject: null,
  horizon: null,
  focus: { sharpShare: 1, shallow: 0 },
  quiet: [],
  depth: { columns: 1, rows: 1, values: "gA==", planes: 1, confidence: 0 },
};
