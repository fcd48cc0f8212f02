import { languageOf } from '@farol/content-model';
import { Link } from 'wouter';
import type { Release } from '../../api/publishing.ts';
import { useWords } from '../../messages/messages.tsx';
import { Findings } from './findings.tsx';
import { obstacleWords } from './obstacle-words.ts';

/** Why a scheduled publication failed; failures stored before reasons had a kind only have an English text. */
export function FailedReason({ failure }: { failure: NonNullable<Release['failure']> }) {
  const words = useWords(obstacleWords);
  const { obstacle, reason } = failure;
  if (!obstacle) return <p lang="en">{reason}</p>;
  if (obstacle.kind === 'forbidden') return <Findings findings={obstacle.findings} heading="h2" />;
  return (
    <>
      <p>{words[obstacle.kind]}</p>
      <ul>
        {obstacle.documents.map(({ document, lang, title }) => (
          <li key={document}>
            <Link href={`/documents/${document}`}>{title}</Link>{' '}
            <small>{languageOf(lang)?.name ?? lang}</small>
          </li>
        ))}
      </ul>
    </>
  );
}
