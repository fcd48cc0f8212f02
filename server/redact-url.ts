const sensitive = /token|secret|password|key/i;

/** A ref with which a preview is read is an address of its own. */
const preview = /previews(?:\/|%2f)/i;

/** A URL for messages and logs: without user names, passwords, tokens and what opens previews. */
export function redactUrl(url: string): string {
  return url
    .replace(/\/\/[^/?#]*@/, '//…@')
    .replace(/([?&][^=&?#]*=)([^&#]*)/g, (part, name, value) =>
      sensitive.test(name) || preview.test(value) ? `${name}…` : part,
    );
}
