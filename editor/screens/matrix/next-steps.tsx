import { Button } from 'react-aria-components';
import { Link } from 'wouter';
import { useLanguageName, useWords } from '../../messages/messages.tsx';
import { Fault } from '../../parts/fault.tsx';
import { useTimeFormat } from '../../parts/time-format.ts';
import { useShowMore } from '../../parts/use-show-more.tsx';
import type { NextStep } from './matrix.ts';
import { nameIn } from './matrix-table.tsx';
import { useBegin } from './use-begin.ts';
import { matrixWords } from './words.ts';

const rowsAtOnce = 50;

/** The tasks of a translator, the most urgent first. */
export function NextSteps({ steps }: { steps: readonly NextStep[] }) {
  const words = useWords(matrixWords);
  const { shown, more } = useShowMore(steps, rowsAtOnce);
  const { fault, isRunning, begin } = useBegin();
  const called = useLanguageName();
  if (steps.length === 0)
    return (
      <div className="state">
        <h2>{words.allDone}</h2>
        <p>{words.allDoneText}</p>
      </div>
    );
  return (
    <>
      <Fault fault={fault} />
      <ol className="steps">
        {shown.map((step) => (
          <li key={`${step.row.group} ${step.lang}`}>
            {step.document ? (
              <Link href={`/documents/${step.document.id}/translate`}>{step.row.title}</Link>
            ) : (
              <Button
                className="name"
                aria-disabled={isRunning}
                aria-label={words.begin(step.row.title, called(step.lang))}
                onPress={() => begin(step.source.id, step.lang)}
              >
                {step.row.title}
              </Button>
            )}
            <b>{nameIn(step.lang)}</b>
            <StepText step={step} />
          </li>
        ))}
      </ol>
      {more}
    </>
  );
}

function StepText({ step }: { step: NextStep }) {
  const words = useWords(matrixWords);
  const when = useTimeFormat();
  const source = useLanguageName()(step.source.lang);
  if (step.kind === 'missing') return <span>{words.stepMissing(source)}</span>;
  return (
    <span>
      {words.stepOutdated(source)} {words.since(when(step.since))}, {words.words(step.words)}
    </span>
  );
}
