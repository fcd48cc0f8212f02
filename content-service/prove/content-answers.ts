import { z } from 'zod';

const about = z.object({ refs: z.array(z.object({ ref: z.string() })) });
const page = z.object({ total_pages: z.number() });

interface Asked {
  address: string;
  /** Gives access to releases. */
  token?: string;
  /** Further refs to request besides those the service lists: older ones, previews. */
  refs?: readonly string[];
}

/**
 * All responses of the Content API by request: whole documents with their pictures and links. The service's own address
 * is removed, so that two services, or one at two times, can be compared.
 */
export async function contentAnswers({ address, token, refs = [] }: Asked): Promise<Answers> {
  const answers: Record<string, string> = {};
  const access = token === undefined ? '' : `&access_token=${token}`;
  const withoutAddress = (text: string) =>
    text.replaceAll(address, '').replaceAll(encodeURIComponent(address), '');
  const ask = async (path: string) => {
    const response = await fetch(`${address}${path}`);
    const text = await response.text();
    const asked = withoutAddress(path).replace(access, '');
    answers[asked] = `${response.status} ${withoutAddress(text)}`;
    return { isGood: response.ok, body: response.ok ? JSON.parse(text) : null };
  };
  const named = about.parse((await ask(`/api/v2?${access}`)).body).refs.map(({ ref }) => ref);
  for (const ref of new Set([...named, ...refs])) {
    const from = `ref=${encodeURIComponent(ref)}${access}`;
    await ask(`/api/v2/tags?${from}`);
    for (let number = 1, last = 1; number <= last; number += 1) {
      const search = `/api/v2/documents/search?${from}&lang=*&pageSize=100&page=${number}`;
      const { isGood, body } = await ask(search);
      last = isGood ? page.parse(body).total_pages : 0;
    }
  }
  return answers;
}

/** The responses at one ref. */
export function atRef(answers: Answers, ref: string): Answers {
  return Object.fromEntries(
    Object.entries(answers).filter(([asked]) => asked.includes(`ref=${encodeURIComponent(ref)}`)),
  );
}

/** The number of pictures and files these responses show. */
export function filesIn(answers: Answers): number {
  return Object.values(answers).reduce(
    (sum, text) => sum + text.split('"url":"/media/').length - 1,
    0,
  );
}

export type Answers = Readonly<Record<string, string>>;

/** The requests with different responses, each with the text around the first difference. */
export function unlike(before: Answers, after: Answers): string[] {
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((asked) => {
    const [one = '', other = ''] = [before[asked], after[asked]];
    if (one === other) return [];
    const at = [...one].findIndex((_, index) => one[index] !== other[index]);
    const part = (text: string) => text.slice(Math.max(0, at - 60), at + 60);
    return [`${asked}: "${part(one)}" became "${part(other)}"`];
  });
}
