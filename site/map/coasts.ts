/** The coasts of a scale: rings of alternating longitudes and latitudes. */
export type Coasts = readonly Float32Array[];

/** File format: the number of rings, the length of each, then all numbers. */
export function packCoasts(coasts: Coasts): Buffer {
  const lengths = Uint32Array.of(coasts.length, ...coasts.map(({ length }) => length));
  return Buffer.concat([lengths, ...coasts].map(bytesOf));
}

/** The rings are views into the file: nothing is copied. */
export function unpackCoasts(file: Buffer): Coasts {
  // A Float32Array has to start at a multiple of four, which a small file read into Node's buffer pool may not.
  const bytes = file.byteOffset % 4 === 0 ? file : Buffer.from(new Uint8Array(file).buffer);
  const words = { buffer: bytes.buffer, start: bytes.byteOffset };
  const [count = 0] = new Uint32Array(words.buffer, words.start, 1);
  const lengths = new Uint32Array(words.buffer, words.start + 4, count);
  let at = words.start + 4 * (1 + count);
  return Array.from(lengths, (length) => {
    const ring = new Float32Array(words.buffer, at, length);
    at += 4 * length;
    return ring;
  });
}

function bytesOf({ buffer, byteOffset, byteLength }: Uint32Array | Float32Array): Uint8Array {
  return new Uint8Array(buffer, byteOffset, byteLength);
}
