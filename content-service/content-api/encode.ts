const encoder = new TextEncoder();

/** The buffer in which responses are assembled, reused by each; empty while in use. */
let buffer = new Uint8Array();
const INITIAL_BUFFER_BYTES = 256 * 1024;
const MAX_REUSED_BYTES = 4 * 1024 * 1024;

/** Encodes texts one by one, so that each can be garbage collected before the next one is made. */
export function encode(pieces: Iterable<string>): Uint8Array<ArrayBuffer> {
  let target = buffer.length > 0 ? buffer : new Uint8Array(INITIAL_BUFFER_BYTES);
  buffer = new Uint8Array();
  let used = 0;
  for (const piece of pieces) {
    const required = used + piece.length * 3;
    if (required > target.length) {
      const larger = new Uint8Array(Math.max(required, target.length * 2));
      larger.set(target.subarray(0, used));
      target = larger;
    }
    used += encoder.encodeInto(piece, target.subarray(used)).written;
  }
  if (target.length <= MAX_REUSED_BYTES) buffer = target;
  return target.slice(0, used);
}

export function encodeJson(value: unknown): Uint8Array<ArrayBuffer> {
  return encode([JSON.stringify(value)]);
}
