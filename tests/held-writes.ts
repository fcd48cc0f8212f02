/**
 * Loaded into the processes of `npm start` with NODE_OPTIONS: of the requests that write to HELD_PATH, each process
 * sends the first HELD_AFTER, and waits for ever before the next.
 */
const { HELD_PATH = '', HELD_AFTER } = process.env;
const send = globalThis.fetch;
let left = Number(HELD_AFTER);

globalThis.fetch = (input, init) => {
  if (init?.method !== 'POST' || !String(input).endsWith(HELD_PATH)) return send(input, init);
  left -= 1;
  return left < 0 ? new Promise(() => {}) : send(input, init);
};
