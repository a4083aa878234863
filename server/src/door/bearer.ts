/** The bearer token of a request, one reading for all routes and sockets. The scheme has any case, and any number of blanks follow (RFC 9110, 11.4). */
export function readBearer(header: string | undefined): string | undefined {
  return /^Bearer +(\S+)$/i.exec(header ?? "")?.[1];
}
