import { setTimeout as pause } from 'node:timers/promises';

/** After this many new answers in a row no old one is expected any more: the front uses three sites. */
const inARow = 6;
const longest = 15_000;

/** Milliseconds until each place shows the words, and from then on nothing older. */
export function delaysOf(
  places: Readonly<Record<string, string>>,
  path: string,
  words: string,
): Promise<[string, number][]> {
  const since = performance.now();
  return Promise.all(
    Object.entries(places).map(async ([where, address]): Promise<[string, number]> => {
      let first: number | null = null;
      for (let count = 0; count < inARow && performance.now() - since < longest; ) {
        const html = await (await fetch(`${address}${path}`)).text();
        const isNew = html.includes(words);
        first = isNew ? (first ?? performance.now()) : null;
        count = isNew ? count + 1 : 0;
        await pause(5);
      }
      return [where, (first ?? Number.POSITIVE_INFINITY) - since];
    }),
  );
}
