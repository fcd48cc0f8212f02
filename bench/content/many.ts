import type { SeedDocument } from '@farol/content-model';

/** Types that grow in number with the content; there is one set of everything else. */
const growing = ['programs_details', 'articles_details'];

/**
 * As many documents as a measurement needs, made from the originals: each of them once, as far as the count allows,
 * then repeated variations of programs and articles. A document comes with its translations, so there may be a few
 * more.
 */
export function manyDocuments(originals: readonly SeedDocument[], count: number): SeedDocument[] {
  const once = originals.filter(({ type }) => !growing.includes(type));
  const groups = Object.values(
    Object.groupBy(
      originals.filter(({ type }) => growing.includes(type)),
      ({ group }) => group,
    ),
  ).flatMap((group) => (group ? [group] : []));
  const documents = [...once];
  for (let time = 0; documents.length < count; time += 1)
    for (const group of mixed(groups)) {
      if (documents.length >= count) break;
      documents.push(...(time === 0 ? group : group.map((each) => again(each, time))));
    }
  return documents;
}

/** Programs and articles alternating. */
function mixed(groups: readonly SeedDocument[][]): SeedDocument[][] {
  const [programs, articles] = growing.map((type) =>
    groups.filter(([first]) => first?.type === type),
  );
  const length = Math.max(programs?.length ?? 0, articles?.length ?? 0);
  return Array.from({ length }, (_, index) => [programs?.[index], articles?.[index]])
    .flat()
    .flatMap((group) => (group ? [group] : []));
}

/** A variation of a document as another one: with its own name, price and order of paragraphs. */
function again(document: SeedDocument, time: number): SeedDocument {
  const { key, group, uid, title, data } = document;
  const name = `${title} ${time + 1}`;
  return {
    ...document,
    key: keyAgain(key, time),
    group: `${group} ${time + 1}`,
    uid: uid && `${uid}-${time + 1}`,
    title: name,
    data: {
      ...related(data, time),
      title: [{ type: 'heading1', text: name, spans: [] }],
      ...('price_from' in data ? { price_from: Number(data.price_from) + time * 10 } : {}),
      ...turned(data, 'overview', time),
      ...turned(data, 'body', time),
    },
  };
}

const keyAgain = (key: string, time: number) => `${key} ${time + 1}`;

/** Links to programs and articles lead to the copies of the same repetition. */
function related(data: SeedDocument['data'], time: number): SeedDocument['data'] {
  const text = JSON.stringify(data);
  const moved = text.replaceAll(
    /"document:((?:program|article):[^"]+)"/g,
    (_, key: string) => `"document:${keyAgain(key, time)}"`,
  );
  return JSON.parse(moved);
}

/** A rich text rotated to begin with another block. */
function turned(data: SeedDocument['data'], field: string, time: number): SeedDocument['data'] {
  const blocks = data[field];
  if (!Array.isArray(blocks) || blocks.length === 0) return {};
  const from = time % blocks.length;
  return { [field]: [...blocks.slice(from), ...blocks.slice(0, from)] };
}
