import { languageOf } from '@farol/content-model';
import { Button } from 'react-aria-components';
import { Link } from 'wouter';
import type { Finding } from '../../api/publishing.ts';
import { useLanguageName, useWords } from '../../messages/messages.tsx';
import { useShowMore } from '../../parts/use-show-more.tsx';
import './publishing.css';
import { publishingWords } from './words.ts';

const findingsAtOnce = 100;

interface Redirecting {
  create(from: string, to: string): void;
  isRunning: boolean;
}

interface FindingsProps {
  findings: readonly Finding[];
  /** The open document, whose fields the findings link to. */
  here?: { id: string; labelAt(path: string): string; goTo(path: string): void } | undefined;
  /** Creates a redirect from the old address, unless that is offered elsewhere. */
  redirect?: Redirecting | undefined;
  /** The level of the headings above the findings. */
  heading?: 'h2' | 'h3' | undefined;
}

/** Findings that prevent publication, then those worth knowing; each links to its field. */
export function Findings({ findings, ...shown }: FindingsProps) {
  const words = useWords(publishingWords);
  if (findings.length === 0) return <p className="whole">{words.nothingFound}</p>;
  return (['forbids', 'advises'] as const).map((level) => {
    const those = findings.filter((finding) => finding.level === level);
    if (those.length === 0) return null;
    return <OfLevel key={level} level={level} findings={those} {...shown} />;
  });
}

interface OfLevelProps extends FindingsProps {
  level: Finding['level'];
}

function OfLevel({ level, findings, here, redirect, heading: Heading = 'h3' }: OfLevelProps) {
  const words = useWords(publishingWords);
  const { shown, more } = useShowMore(findings, findingsAtOnce);
  return (
    <section className="findings" data-level={level}>
      <Heading>
        {words[level]} <small>{findings.length}</small>
      </Heading>
      <ul>
        {shown.map((finding) => (
          <li key={`${finding.document} ${finding.path} ${finding.rule} ${finding.what}`}>
            <OneFinding finding={finding} here={here} />
            {redirect && finding.redirect && <Redirect {...finding.redirect} {...redirect} />}
          </li>
        ))}
      </ul>
      {more}
    </section>
  );
}

function OneFinding({ finding, here }: { finding: Finding; here: FindingsProps['here'] }) {
  const words = useWords(publishingWords);
  const called = useLanguageName();
  const { document, path, title, lang, rule } = finding;
  const languages = finding.languages?.map(called);
  const sentence = words.rules[rule]({ ...finding, ...(languages ? { languages } : {}) });
  if (here?.id !== document)
    return (
      <>
        <Link href={`/documents/${document}${path ? `?field=${encodeURIComponent(path)}` : ''}`}>
          {words.inOther(title, languageOf(lang)?.name ?? lang)}
        </Link>
        <span>{sentence}</span>
      </>
    );
  return (
    <>
      {path ? (
        <Button className="to-field" onPress={() => here.goTo(path)}>
          {here.labelAt(path)}
        </Button>
      ) : (
        <b>{words.page}</b>
      )}
      <span>{sentence}</span>
    </>
  );
}

function Redirect({ from, to, create, isRunning }: { from: string; to: string } & Redirecting) {
  const words = useWords(publishingWords);
  return (
    <Button className="quiet" aria-disabled={isRunning} onPress={() => create(from, to)}>
      {words.redirect(from, to)}
    </Button>
  );
}
