const sensitive = /token|secret|password|key/i;

/** A URL for messages and logs: without user names, passwords and tokens. */
export function redactUrl(url: string): string {
  return url
    .replace(/\/\/[^/?#]*@/, '//…@')
    .replace(/([?&][^=&?#]*=)[^&#]*/g, (part, name) => (sensitive.test(name) ? `${name}…` : part));
}
