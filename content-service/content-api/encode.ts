const encoder = new TextEncoder();

/** Where answers are put together, one after the other; empty while one is. */
let room = new Uint8Array();
const usualRoom = 256 * 1024;
const mostRoom = 4 * 1024 * 1024;

/** The texts one after the other as bytes. Each is let go before the next is made, so that little is there twice. */
export function encode(pieces: Iterable<string>): Uint8Array<ArrayBuffer> {
  let whole = room.length > 0 ? room : new Uint8Array(usualRoom);
  room = new Uint8Array();
  let used = 0;
  for (const piece of pieces) {
    const needed = used + piece.length * 3;
    if (needed > whole.length) {
      const larger = new Uint8Array(Math.max(needed, whole.length * 2));
      larger.set(whole.subarray(0, used));
      whole = larger;
    }
    used += encoder.encodeInto(piece, whole.subarray(used)).written;
  }
  if (whole.length <= mostRoom) room = whole;
  return whole.slice(0, used);
}

export function encodeJson(value: unknown): Uint8Array<ArrayBuffer> {
  return encode([JSON.stringify(value)]);
}
