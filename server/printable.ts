/** An address as it may be printed or logged: without names, passwords and tokens. */
export function printable(address: string): string {
  return address
    .replace(/\/\/[^/?#]*@/, '//…@')
    .replace(/([?&][^=&]*(?:token|secret|password|key)[^=&]*=)[^&#]*/gi, '$1…');
}
