// As in public/service-worker.js, which keeps the photo.
const CACHE = "curta-compartilhada";
const ADDRESS = "/foto-compartilhada";
/** Whoever comes back later has forgotten it, or is somebody else. */
const KEPT_MS = 3_600_000;

/** The photo that was shared to the app, given once; null if there is none. */
export async function takeSharedPhoto(): Promise<File | null> {
  // Only https and this computer have such a store.
  if (!("caches" in window) || !(await caches.has(CACHE))) return null;
  const cache = await caches.open(CACHE);
  const kept = await cache.match(ADDRESS);
  // Of two that ask at once, one deletes it and has it.
  if (kept === undefined || !(await cache.delete(ADDRESS))) return null;
  if (Date.now() - Number(kept.headers.get("x-time")) > KEPT_MS) return null;
  const name = decodeURIComponent(kept.headers.get("x-name") ?? "foto");
  return new File([await kept.blob()], name, { type: kept.headers.get("content-type") ?? "" });
}
