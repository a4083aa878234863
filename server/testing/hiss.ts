/** Six seconds of hiss: a WAV file of 8-bit samples. */
export function hiss(): Buffer {
  const samples = Buffer.from(Array.from({ length: 48_000 }, (_, n) => (n * 7_919) >> 3));
  const head = Buffer.alloc(44);
  head.write("RIFF");
  head.writeUInt32LE(36 + samples.length, 4);
  head.write("WAVEfmt ", 8);
  head.writeUInt32LE(16, 16);
  for (const [at, value] of [1, 1, 8_000, 0, 8_000, 0, 1, 8].entries())
    head.writeUInt16LE(value, 20 + 2 * at);
  head.write("data", 36);
  head.writeUInt32LE(samples.length, 40);
  return Buffer.concat([head, samples]);
}
