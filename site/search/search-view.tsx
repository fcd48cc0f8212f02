import type { Found, FoundGroup, SearchAnswer } from './answer.ts';
import type { Piece } from './text.ts';

export interface SearchViewProperties {
  answer: SearchAnswer;
  /** In the browser: what stands in the field, which may be ahead of the answer. */
  typed?: string;
  spoken?: string;
  onType?(question: string): void;
}

/** The search: one view, drawn on the server and taken over in the browser. */
export function SearchView({ answer, typed, spoken = '', onType }: SearchViewProperties) {
  const { path, query, summary, advice, groups, ways, words } = answer;
  return (
    <div className="search">
      <form action={path}>
        <search className="search-field">
          <label htmlFor="q" className="unseen">
            {words.label}
          </label>
          <input
            id="q"
            type="search"
            name="q"
            value={typed ?? query}
            placeholder={words.hint}
            maxLength={64}
            autoComplete="off"
            enterKeyHint="search"
            onChange={(event) => onType?.(event.currentTarget.value)}
          />
          <button className="button" type="submit">
            {words.search}
          </button>
        </search>
      </form>
      <div className="search-found">
        {summary && <h2>{summary}</h2>}
        {advice && <p className="lead">{advice}</p>}
        {groups.map((group) => (
          <Group key={group.type} {...group} />
        ))}
        {ways.length > 0 && (
          <ul className="search-ways">
            {ways.map(({ address, label }) => (
              <li key={address}>
                <a href={address}>{label}</a>
              </li>
            ))}
          </ul>
        )}
        <p className="unseen" aria-live="polite">
          {spoken}
        </p>
      </div>
    </div>
  );
}

function Group({ label, found, all }: FoundGroup) {
  return (
    <section className="search-group">
      <h3>{label}</h3>
      <ol>
        {found.map((each) => (
          <FoundItem key={each.address} {...each} />
        ))}
      </ol>
      {all && (
        <p>
          <a className="way" href={all.address} rel="nofollow">
            {all.label}
          </a>
        </p>
      )}
    </section>
  );
}

function FoundItem({ address, title, place, text }: Found) {
  return (
    <li className="search-item">
      <h4>
        <a href={address}>
          <Marked pieces={title} />
        </a>
      </h4>
      {place.length > 0 && (
        <p className="small strong">
          <Marked pieces={place} />
        </p>
      )}
      <p>
        <Marked pieces={text} />
      </p>
    </li>
  );
}

function Marked({ pieces }: { pieces: readonly Piece[] }) {
  return pieces.map(([text, isMarked], index) => {
    const key = `${index} ${text}`;
    return isMarked ? <mark key={key}>{text}</mark> : <span key={key}>{text}</span>;
  });
}
