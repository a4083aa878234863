import { createHash, timingSafeEqual } from "node:crypto";

/** True for the header "Bearer <token>". */
export function mayReadMetrics(token: string, header: string | undefined): boolean {
  return timingSafeEqual(digest(`Bearer ${token}`), digest(header ?? ""));
}

function digest(text: string): Buffer {
  return createHash("sha256").update(text).digest();
}
