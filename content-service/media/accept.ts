/** Whether an Accept header names this very type; a wildcard says nothing about newer formats. */
export function isAccepted(accept: string, mime: string): boolean {
  return accept
    .toLowerCase()
    .split(',')
    .some((part) => {
      const [type, ...parameters] = part.split(';').map((each) => each.trim());
      return type === mime && !parameters.some((each) => /^q\s*=\s*0(?:\.0*)?$/.test(each));
    });
}
