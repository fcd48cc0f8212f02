import { own } from '@farol/content-model';
import type { PageContext } from '../../contract/page.ts';
import { formatDayAhead, nonBreaking } from '../../messages/format.ts';
import {
  agesOf,
  type ListedProgram,
  lengthOf,
  listedOf,
  nextDeparture,
  pricedStayOf,
  priceOf,
  whyClosed,
} from '../../programs/program-facts.ts';
import { colourClass, Picture, placeholderOf } from '../../render/picture.tsx';
import { Style } from '../../render/style.tsx';
import { WholeWords, widthOf } from '../../render/whole-words.tsx';
import style from './poster.css?inline';

interface PosterProperties {
  program: ListedProgram;
  context: Pick<PageContext, 'addresses' | 'language' | 'messages' | 'settings' | 'today'>;
  sizes: string;
  level?: 'h2' | 'h3';
  /** On the first screen, but not its largest picture. */
  second?: boolean;
}

/** A program as a travel poster: the title on the picture, and below it what visitors choose by. */
export function Poster(properties: PosterProperties) {
  const { program, context, sizes, level: Title = 'h3', second = false } = properties;
  const { messages } = context;
  const listed = listedOf(program);
  const { cover, name, place } = listed;
  const colour = placeholderOf(cover);
  const next = nextDeparture({ data: listed }, context.today);
  const start = next && formatDayAhead(next.start, context.today, context.language);
  const timeFacts = [
    start && messages.starts(nonBreaking(start)),
    next && whyClosed(next, context),
    agesInShort(listed, context),
  ];
  const hasSeveralLengths = listed.weeks_min !== (listed.weeks_max ?? listed.weeks_min);
  const priceFacts = [
    hasSeveralLengths && lengthOf(listed, context),
    priceInShort(listed, context),
  ];
  return (
    <article className="poster">
      <Style name="Poster" css={style} />
      <div className={colour ? `poster-art ${colourClass(colour)}` : 'poster-art'}>
        <Picture
          field={cover}
          view="tall"
          context={context}
          sizes={sizes}
          maxWidth={750}
          second={second}
          className="cover"
          decorative
        />
        <Title className={sizeOf(name)}>
          <a href={context.addresses.of(program)}>{name}</a>
        </Title>
      </div>
      <p>
        {place && (
          <b>
            <WholeWords text={place} />
          </b>
        )}
        {listed.kind && <span>{own(messages.kinds, listed.kind)}</span>}
        <FactRow facts={timeFacts} />
        <FactRow facts={priceFacts} />
      </p>
    </article>
  );
}

/** Separated by dots, except where a line breaks. */
function FactRow({ facts }: { facts: readonly (string | false | null | undefined)[] }) {
  const present = facts.filter((fact) => typeof fact === 'string');
  return (
    <span className="in-row">
      {present.map((fact) => (
        <span key={fact}>{`${fact} `}</span>
      ))}
    </span>
  );
}

/** Smaller type for long names, and for words wider than the poster. */
function sizeOf(name: string): string | undefined {
  const longest = Math.max(...name.split(/[ -]+/).map(widthOf));
  if (name.length > 44 || longest > 14) return 'poster-long';
  return longest > 10 ? 'poster-word' : undefined;
}

type PosterContext = PosterProperties['context'];

function agesInShort(listed: ReturnType<typeof listedOf>, context: PosterContext): string | null {
  const { age_min: min, age_max: max } = listed;
  return min && max && min !== max
    ? context.messages.agesInShort(min, max)
    : agesOf({ data: listed }, context);
}

/** The lowest price with the length of stay it is for. */
function priceInShort(listed: ReturnType<typeof listedOf>, context: PosterContext): string {
  const { messages } = context;
  const price = priceOf(listed, context);
  const stay = pricedStayOf(listed, context);
  if (!price) return messages.noPrice;
  return stay ? messages.fromFor(price, stay) : `${messages.from} ${price}`;
}
