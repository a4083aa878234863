import type { Certificate } from "@curta/contract";
import type { Timeline } from "../direction/timeline.ts";
export async function certify(
  _path: string,
  _timeline: Timeline,
): Promise<{ certificate: Certificate; poster: Uint8Array }> {
  return { certificate: { ok: true, platforms: [], measures: [] }, poster: new Uint8Array(0) };
}
