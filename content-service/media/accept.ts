/** Whether an Accept header names this exact type; wildcards do not imply support for newer formats. */
export function isAccepted(accept: string, mime: string): boolean {
  return accept
    .toLowerCase()
    .split(',')
    .some((part) => {
      const [type, ...parameters] = part.split(';').map((token) => token.trim());
      return type === mime && !parameters.some((token) => /^q\s*=\s*0(?:\.0*)?$/.test(token));
    });
}
