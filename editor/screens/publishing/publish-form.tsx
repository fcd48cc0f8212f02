import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from 'react-aria-components';
import {
  changeContents,
  type Finding,
  publishWithRedirects,
  type Redirect,
  scheduleDocument,
} from '../../api/publishing.ts';
import { Unanswered } from '../../api/unanswered.ts';
import { writtenOf } from '../../api/written.ts';
import { useMessages, useWords } from '../../messages/messages.tsx';
import type { TypeModel } from '../../models/model.ts';
import { Fault } from '../../parts/fault.tsx';
import { useAction } from '../../parts/use-action.ts';
import { useFieldChanges } from '../history/change-list.tsx';
import { usePresentText } from '../history/use-version.ts';
import type { Opened } from '../open-document/use-open-document.ts';
import { ChangedWords } from './changed-words.tsx';
import { Checks, useChecks } from './checks.tsx';
import { Planned } from './planned.tsx';
import { useChosenRelease } from './release-choice.tsx';
import { type Choice, isReady, WhenField } from './when-field.tsx';
import { publishingWords } from './words.ts';
import { momentOf, zoneHere } from './zoned-time.ts';

interface PublishFormProps {
  open: Opened;
  type: TypeModel;
  close(): void;
  /** The document was published. */
  published(): void;
}

/** The changes, the findings of the checks, and when to publish. */
export function PublishForm({ open, type, close, published: done }: PublishFormProps) {
  const messages = useMessages();
  const words = useWords(publishingWords);
  const queries = useQueryClient();
  const { whole } = open;
  const written = usePresentText(open);
  const [unanswered] = useState(() => new Unanswered());
  const [choice, setChoice] = useState<Choice>({
    when: 'now',
    time: { local: '', zone: zoneHere() },
    release: { release: '', name: '' },
  });
  const chosenRelease = useChosenRelease(choice.release);
  const [refused, setRefused] = useState<readonly string[]>([]);
  const { fault, isRunning, runAction } = useAction();
  const callingOff = useAction();
  const checks = useChecks(open);
  const findings = checks.data?.findings ?? [];
  const redirects = redirectsIn(findings);
  const published = whole.published && writtenOf(whole.published);
  const changesBetween = useFieldChanges(type);
  const changes = published ? changesBetween(published, written) : [];
  const hasNothing = published !== null && changes.length === 0;
  const carryOut = async () => {
    const version = (await open.saving.settled()).id;
    const kept = redirects.filter(({ from }) => !refused.includes(from));
    const at = momentOf(choice.time.local, choice.time.zone);
    if (choice.when === 'now')
      await unanswered.send({ version, kept }, (key) =>
        publishWithRedirects([{ document: whole.id, version }], kept, key),
      );
    else if (choice.when === 'time' && at !== null)
      await scheduleDocument(whole.id, { at, zone: choice.time.zone });
    else await changeContents(await chosenRelease(), { put: [whole.id] });
  };
  return (
    <form
      className="publishing"
      onSubmit={async (event) => {
        event.preventDefault();
        if (!(await runAction(carryOut))) return;
        void queries.invalidateQueries();
        if (choice.when === 'now') done();
        close();
      }}
    >
      {hasNothing && <p>{messages.publishNothing}</p>}
      {!hasNothing && choice.when === 'now' && <p>{messages.publishText}</p>}
      {!published && <p>{messages.newOnSite}</p>}
      <div role="status">
        <Planned id={whole.id} mayCallOff {...callingOff} />
      </div>
      <Fault fault={callingOff.fault} />
      <ChangedWords changes={changes} />
      <Checks open={open} type={type} checks={checks} close={close}>
        {choice.when === 'now' &&
          redirects.map(({ from, to }) => (
            <label key={from} className="check">
              <input
                type="checkbox"
                checked={!refused.includes(from)}
                onChange={({ target }) =>
                  setRefused(
                    target.checked ? refused.filter((each) => each !== from) : [...refused, from],
                  )
                }
              />
              <span>
                {words.redirect(from, to)} <small>{words.redirectHelp}</small>
              </span>
            </label>
          ))}
      </Checks>
      <WhenField choice={choice} onChange={setChoice} />
      <Fault fault={fault} />
      <Button
        type="submit"
        className="loud"
        aria-disabled={isRunning}
        isDisabled={
          hasNothing ||
          !isReady(choice) ||
          (choice.when === 'now' && checks.data?.forbidden !== false)
        }
      >
        {choice.when === 'now' && messages.publish}
        {choice.when === 'time' && words.schedule}
        {choice.when === 'release' && words.putIn}
      </Button>
    </form>
  );
}

function redirectsIn(findings: readonly Finding[]): Redirect[] {
  return findings.flatMap(({ redirect }) => redirect ?? []);
}
