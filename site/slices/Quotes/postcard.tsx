import type { QuotesSlice } from '@farol/content-model';
import type { PageContext } from '../../contract/page.ts';
import { Picture } from '../../render/picture.tsx';
import { Style } from '../../render/style.tsx';
import { WholeWords } from '../../render/whole-words.tsx';
import style from './postcard.css?inline';

type Story = QuotesSlice['primary']['quotes'][number];

/** A testimonial as a postcard: the portrait is the stamp, the name the address. */
export function Postcard({ story, context }: { story: Story; context: PageContext }) {
  const { quote, name, detail, year, portrait } = story;
  if (!quote) return null;
  return (
    <figure className={quote.length > 220 ? 'postcard postcard-long' : 'postcard'}>
      <Style name="Postcard" css={style} />
      <blockquote>
        <p>
          <WholeWords text={quote} />
        </p>
      </blockquote>
      {(name || detail || year || portrait.url) && (
        <figcaption>
          {portrait.url && (
            <span className="stamp">
              <Picture field={portrait} context={context} sizes="6rem" maxWidth={320} decorative />
            </span>
          )}
          <p>
            {name && <b>{name}</b>}
            {detail && <span>{detail}</span>}
            {year && <span className="numbers">{year}</span>}
          </p>
        </figcaption>
      )}
    </figure>
  );
}
