import { restoredText } from '@farol/content-model';
import { useState } from 'react';
import { Button } from 'react-aria-components';
import type { ListedVersion } from '../../api/versions.ts';
import { type Written, writtenOf } from '../../api/written.ts';
import { useMessages, useWords } from '../../messages/messages.tsx';
import type { TypeModel } from '../../models/model.ts';
import { Failed, Loading } from '../../parts/failed.tsx';
import { Fault } from '../../parts/fault.tsx';
import { StepButton } from '../../parts/step-button.tsx';
import { useTimeFormat } from '../../parts/time-format.ts';
import { useAction } from '../../parts/use-action.ts';
import { useNames } from '../../person/names.ts';
import { useIsReadOnly } from '../../person/use-is-read-only.ts';
import type { Opened } from '../open-document/use-open-document.ts';
import { bringIntoView } from './bring-into-view.ts';
import { ChangeList, useFieldChanges } from './change-list.tsx';
import type { FieldChange } from './field-changes.ts';
import { restoreEarlier } from './restore-earlier.ts';
import { usePresentText, useVersion } from './use-version.ts';
import { historyWords } from './words.ts';

interface ComparisonProps {
  open: Opened;
  type: TypeModel;
  earlier: ListedVersion;
  others: readonly ListedVersion[];
}

const presentText = 'now';

/** Compares a version with the present text or another version, by field and word. */
export function Comparison({ open, type, earlier, others }: ComparisonProps) {
  const messages = useMessages();
  const words = useWords(historyWords);
  const when = useTimeFormat();
  const nameOf = useNames();
  const { fault, isRunning, runAction } = useAction();
  const [withId, setWithId] = useState(presentText);
  const present = usePresentText(open);
  const one = useVersion(open.whole.id, earlier.id);
  const other = useVersion(open.whole.id, withId === presentText ? null : withId);
  const isNow = withId === presentText;
  const isOnlyToRead = useIsReadOnly(open.whole);
  const changesBetween = useFieldChanges(type);
  if (one.isLoadingError) return <Failed fault={one.error} again={() => void one.refetch()} />;
  if (!one.data) return <Loading />;
  const before = one.data;
  const after: Written | null = isNow ? present : (other.data ?? null);
  const changes = after && changesBetween(before, after);
  const restore = (fields?: string[]) => {
    const restored = (now: Written) =>
      fields ? restoredText(now, before, fields) : writtenOf(before);
    return runAction(() =>
      restoreEarlier({ ...open, id: open.whole.id }, { earlier: before.id, restored, fields }),
    );
  };
  return (
    <section
      ref={bringIntoView}
      className="comparison"
      aria-label={messages.labelled(words.compare, when(earlier.at))}
    >
      <label>
        {words.comparedWith}{' '}
        <select value={withId} onChange={({ target }) => setWithId(target.value)}>
          <option value={presentText}>{words.now}</option>
          {others
            .filter(({ id, dropped }) => id !== earlier.id && !dropped)
            .map(({ id, at, by }) => (
              <option key={id} value={id}>
                {`${when(at)}, ${nameOf(by)}`}
              </option>
            ))}
        </select>
      </label>
      <p role="status">{changes?.length === 0 && words.nothingDiffers}</p>
      {changes && (
        <Changes
          changes={changes}
          isRestoring={isRunning}
          restore={isNow && !isOnlyToRead ? restore : null}
        />
      )}
      <Fault fault={fault} />
    </section>
  );
}

interface ChangesProps {
  changes: readonly FieldChange[];
  isRestoring: boolean;
  /** Null unless it is compared with the present text, by somebody who may write. */
  restore: ((fields?: string[]) => unknown) | null;
}

function Changes({ changes, isRestoring, restore }: ChangesProps) {
  const messages = useMessages();
  const words = useWords(historyWords);
  return (
    <>
      <ChangeList
        changes={changes}
        action={({ field, label }) =>
          restore && (
            <Button
              className="quiet"
              aria-label={messages.labelled(words.restoreField, label)}
              aria-disabled={isRestoring}
              onPress={() => restore([field])}
            >
              {words.restoreField}
            </Button>
          )
        }
      />
      {restore && (
        // It keeps the focus: after it come the buttons of other versions, for who presses it twice.
        <StepButton
          className="loud"
          isPossible={changes.length > 0 && !isRestoring}
          run={() => void restore()}
        >
          {words.restoreAll}
        </StepButton>
      )}
    </>
  );
}
