/** A text as a terminal may be given it: with control characters of somebody else's, it could command the terminal. */
export function printable(text: string): string {
  return text.replace(/[^\P{Cc}\n\t]/gu, escaped);
}

const escaped = (sign: string) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`;
