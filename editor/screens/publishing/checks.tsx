import { pathOfText } from '@farol/content-model';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Answer } from '../../api/client.ts';
import { checkDocument } from '../../api/publishing.ts';
import { useEditing } from '../../document/use-editing.ts';
import { FaultList } from '../../fields/fault-list.tsx';
import { FieldContextProvider } from '../../fields/field-context.tsx';
import { goToField } from '../../fields/go-to-field.ts';
import { tabOf } from '../../fields/place.ts';
import { useLabelAt } from '../../fields/use-label-at.ts';
import { useWords } from '../../messages/messages.tsx';
import type { TypeModel } from '../../models/model.ts';
import { useModels, useSliceModels } from '../../models/use-models.ts';
import { dialogsClosed } from '../../parts/dialogs-closed.ts';
import { Failed, Loading } from '../../parts/failed.tsx';
import { useFormContext } from '../open-document/use-form-context.ts';
import type { Opened } from '../open-document/use-open-document.ts';
import { Findings } from './findings.tsx';
import { publishingWords } from './words.ts';

/** Checks the present text, which is saved first. */
export function useChecks({ document, saving, whole }: Opened) {
  const written = useEditing(document, ({ history }) => history.present);
  return useQuery({
    queryKey: ['checks', whole.id, written],
    queryFn: async ({ signal }) => checkDocument(whole.id, (await saving.settled()).id, signal),
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });
}

interface ChecksProps {
  open: Opened;
  type: TypeModel;
  checks: UseQueryResult<Answer<'/checks', 'post'>>;
  /** Closes the dialog when the person goes to a field. */
  close(): void;
  children?: ReactNode;
}

/** The findings of the checks of a page. */
export function Checks({ open, type, checks, close, children }: ChecksProps) {
  const words = useWords(publishingWords);
  const models = useModels();
  const slices = useSliceModels();
  const context = useFormContext(open, type, slices);
  const labelAt = useLabelAt({ type, slices });
  const goTo = async (path: string) => {
    close();
    await dialogsClosed();
    await goToField(path, tabOf(path, type));
  };
  return (
    <section aria-busy={checks.isPending}>
      <h3 className="unseen">{words.checks}</h3>
      {checks.isPending && <Loading />}
      {checks.isError && <Failed fault={checks.error} again={() => checks.refetch()} />}
      {checks.data && (
        <Findings
          findings={checks.data.findings}
          here={{
            id: open.whole.id,
            labelAt: (path) => labelAt(pathOfText(path), open.document.written),
            goTo,
          }}
        />
      )}
      {models.data && (
        <FieldContextProvider value={context}>
          <FaultList type={type} goTo={goTo} />
        </FieldContextProvider>
      )}
      {children}
    </section>
  );
}
