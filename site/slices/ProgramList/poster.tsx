import { own } from '@farol/content-model';
import type { PageContext } from '../../contract/page.ts';
import { factsInShort, type ListedProgram, listedOf } from '../../programs/program-facts.ts';
import { Picture } from '../../render/picture.tsx';
import { colourClass, placeholderOf } from '../../render/placeholder.ts';
import { Style } from '../../render/style.tsx';
import { WholeWords, widthOf } from '../../render/whole-words.tsx';
import inRow from '../../style/in-row.css?inline';
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
  const { times, prices } = factsInShort(listed, context);
  return (
    <article className="poster">
      <Style name="Poster" css={style} />
      <Style name="InRow" css={inRow} />
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
        <FactRow facts={times} />
        <FactRow facts={prices} />
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
