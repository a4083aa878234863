import { generateKeyPairSync, sign } from "node:crypto";

/** One element of DER: type, length, content. */
function der(type: number, ...parts: readonly Uint8Array[]): Buffer {
  const content = Buffer.concat(parts);
  const length = content.length < 128 ? [content.length] : [0x82, content.length >> 8, content.length & 0xff];
  return Buffer.concat([Buffer.from([type, ...length]), content]);
}

const [SEQUENCE, SET, INTEGER, BITS, OID, TEXT, TIME, VERSION] = [
  0x30, 0x31, 0x02, 0x03, 0x06, 0x0c, 0x17, 0xa0,
];
const ED25519 = der(SEQUENCE, der(OID, Buffer.from([0x2b, 0x65, 0x70])));
const COMMON_NAME = der(OID, Buffer.from([0x55, 0x04, 0x03]));

/** A certificate for `name` that nobody but itself vouches for, valid until 2049, with its key (RFC 5280). */
export function makeSelfSigned(name: string): { cert: string; key: string } {
  const { publicKey, privateKey } = generateKeyPairSync("ed25519");
  const subject = der(SEQUENCE, der(SET, der(SEQUENCE, COMMON_NAME, der(TEXT, Buffer.from(name)))));
  const body = der(
    SEQUENCE,
    der(VERSION, der(INTEGER, Buffer.from([2]))),
    der(INTEGER, Buffer.from([1])),
    ED25519,
    subject,
    der(SEQUENCE, der(TIME, Buffer.from("200101000000Z")), der(TIME, Buffer.from("491231235959Z"))),
    subject,
    publicKey.export({ type: "spki", format: "der" }),
  );
  const signature = der(BITS, Buffer.from([0]), sign(null, body, privateKey));
  const cert = der(SEQUENCE, body, ED25519, signature).toString("base64");
  return {
    cert: `-----BEGIN CERTIFICATE-----\n${cert}\n-----END CERTIFICATE-----\n`,
    key: privateKey.export({ type: "pkcs8", format: "pem" }).toString(),
  };
}
