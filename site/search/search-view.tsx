import type { ResultGroup, SearchAnswer, SearchResult, Way } from './answer.ts';
import type { Piece } from './text.ts';

interface SearchViewProperties {
  answer: SearchAnswer;
  /** In the browser, the text of the field, which may be ahead of the answer. */
  typed?: string;
  /** For screen readers. */
  spoken?: string;
  onType?(question: string): void;
}

/** The search, rendered on the server and hydrated in the browser. */
export function SearchView({ answer, typed, spoken = '', onType }: SearchViewProperties) {
  const { path, query, words } = answer;
  return (
    <>
      <header className="masthead night">
        <div className="masthead-text search-head">
          <h1>{words.label}</h1>
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
                // biome-ignore lint/a11y/noAutofocus: an empty search is opened to type
                autoFocus={query === ''}
                enterKeyHint="search"
                onChange={(event) => onType?.(event.currentTarget.value)}
              />
              <button className="button" type="submit">
                {words.search}
              </button>
            </search>
          </form>
        </div>
      </header>
      <section className="wrap search-found">
        <Results {...answer} />
        <p className="unseen" aria-live="polite">
          {spoken}
        </p>
      </section>
    </>
  );
}

function Results({ summary, advice, groups, ways }: SearchAnswer) {
  return (
    <>
      {summary && <h2>{summary}</h2>}
      {advice && <p className="lead">{advice}</p>}
      {groups.map((group) => (
        <Group key={group.type} {...group} />
      ))}
      {ways.length > 0 && (
        <ul className="search-ways">
          {ways.map((way) => (
            <li key={way.address}>
              <WayLink {...way} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function WayLink({ address, label, text }: Way) {
  return (
    <a href={address}>
      {text ? (
        <>
          <b>{text}</b> <span className="small">{label}</span>
        </>
      ) : (
        <b>{label}</b>
      )}
    </a>
  );
}

function Group({ label, found, all }: ResultGroup) {
  return (
    <section className="search-group">
      <h3>{label}</h3>
      <ol>
        {found.map((result) => (
          <Result key={result.address} {...result} />
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

function Result({ address, type, title, place, text, facts, picture }: SearchResult) {
  return (
    <li className="search-item">
      {/* The title beside it says the same. */}
      {picture && <img {...picture} alt="" loading="lazy" />}
      <div>
        <h4>
          <a href={address}>
            <Marked pieces={title} />
          </a>
        </h4>
        {(type !== '' || place.length > 0) && (
          <p className="small in-row search-place">
            {type !== '' && <span>{`${type} `}</span>}
            {place.length > 0 && (
              <span>
                <Marked pieces={place} />
              </span>
            )}
          </p>
        )}
        <p>
          <Marked pieces={text} />
        </p>
        {facts.length > 0 && (
          <p className="small muted in-row">
            {facts.map((fact) => (
              <span key={fact}>{`${fact} `}</span>
            ))}
          </p>
        )}
      </div>
    </li>
  );
}

function Marked({ pieces }: { pieces: readonly Piece[] }) {
  return pieces.map(([text, isMarked], index) => {
    const key = `${index} ${text}`;
    return isMarked ? <mark key={key}>{text}</mark> : text;
  });
}
