import './reviews.css';
import { languageOf } from '@farol/content-model';
import { Link } from 'wouter';
import type { Review } from '../../api/handing-over.ts';
import { useWords } from '../../messages/messages.tsx';
import { Failed, Loading } from '../../parts/failed.tsx';
import { useTimeFormat } from '../../parts/time-format.ts';
import { useNames } from '../../person/names.ts';
import { useReviews } from './use-reviews.ts';
import { reviewWords } from './words.ts';

/** The queue: pages to review, returned pages, and comments. */
export function ReviewsScreen() {
  const words = useWords(reviewWords);
  const nameOf = useNames();
  const when = useTimeFormat();
  const reviews = useReviews();
  if (reviews.isPending) return <Loading />;
  if (reviews.isLoadingError)
    return <Failed fault={reviews.error} again={() => void reviews.refetch()} />;
  const { waiting, comments, reviews: all } = reviews.data;
  const mine = all.filter(({ isMine }) => isMine);
  const others = all.filter(({ isMine }) => !isMine);
  return (
    <div className="reviews">
      <title>{`${words.title} | Farol`}</title>
      <h1>{words.title}</h1>
      <p>{words.text}</p>
      {waiting === 0 ? (
        <div className="state">
          <h2>{words.nothing}</h2>
          <p>{words.nothingText}</p>
        </div>
      ) : (
        <section>
          <h2>{words.forYou}</h2>
          <ul>
            {mine.map((review) => (
              <ReviewRow key={review.document} review={review} />
            ))}
            {comments.map(({ document, title, text, at, by }) => (
              <li key={`${document} ${at} ${text}`}>
                <Link href={`/documents/${document}?beside=comments`}>{title}</Link>
                <small>{words.said(nameOf(by), when(at))}</small>
                <p>{text}</p>
              </li>
            ))}
          </ul>
        </section>
      )}
      {others.length > 0 && (
        <section>
          <h2>{words.others}</h2>
          <ul>
            {others.map((review) => (
              <ReviewRow key={review.document} review={review} />
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

function ReviewRow({ review }: { review: Review }) {
  const words = useWords(reviewWords);
  const nameOf = useNames();
  const when = useTimeFormat();
  const { document, title, lang, step, note, by, at, person, isChanged } = review;
  const happened = step === 'returned' ? words.returned : words.asked;
  return (
    <li data-step={step}>
      <Link href={`/documents/${document}`}>{title}</Link>
      <small>
        {languageOf(lang)?.name ?? lang}. {happened(nameOf(by), when(at))}
        {step === 'asked' &&
          `, ${person ? words.forWhom(nameOf(`person/${person}`)) : words.forAnybody}`}
        {isChanged && `, ${words.changed}`}
      </small>
      {note && <p>{note}</p>}
    </li>
  );
}
