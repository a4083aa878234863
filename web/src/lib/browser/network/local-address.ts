const LOCAL = /^https?:\/\/(localhost|[^/]+\.localhost|127\.|\[::1\])/;

/** True for an address that only this computer opens. */
export function isLocalAddress(url: string): boolean {
  return LOCAL.test(url);
}
