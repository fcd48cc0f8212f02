const secret = /token|secret|password|key/i;

/** An address as it may be printed or logged: without names, passwords and tokens. */
export function printable(address: string): string {
  return address
    .replace(/\/\/[^/?#]*@/, '//…@')
    .replace(/([?&][^=&?#]*=)[^&#]*/g, (part, name) => (secret.test(name) ? `${name}…` : part));
}
