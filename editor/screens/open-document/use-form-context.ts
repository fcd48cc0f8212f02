import { pathText } from '@farol/content-model';
import { useMemo, useSyncExternalStore } from 'react';
import type { PlaceFault } from '../../api/faults.ts';
import type { FieldContext } from '../../fields/field-context.tsx';
import { formFaults } from '../../fields/form-faults.ts';
import { useMessages } from '../../messages/messages.tsx';
import { refusalText } from '../../messages/refusal-text.ts';
import type { SliceModel, TypeModel } from '../../models/model.ts';
import { useIsReadOnly } from '../../person/use-is-read-only.ts';
import { useOtherLanguages } from './other-languages.ts';
import type { Opened } from './use-open-document.ts';

const none: readonly PlaceFault[] = [];

/** The context for the fields of an open document, wherever they are shown. */
export function useFormContext(
  { document, saving, whole }: Opened,
  type: TypeModel,
  slices: ReadonlyMap<string, SliceModel>,
): FieldContext {
  const refused = useSyncExternalStore(saving.subscribe, () => {
    const state = saving.state();
    return state.kind === 'refused' ? state.faults : none;
  });
  const { refusals } = useMessages();
  const isOnlyToRead = useIsReadOnly(whole);
  const otherLanguages = useOtherLanguages(whole, type, slices);
  return useMemo(() => {
    const faultsOf = formFaults(type, slices);
    return {
      document,
      lang: whole.lang,
      slices,
      isOnlyToRead,
      refusalAt(path, isWithin) {
        const place = pathText(path);
        const found = refused.find(
          ({ field }) =>
            field === place ||
            (isWithin && (field.startsWith(`${place}.`) || field.startsWith(`${place}[`))),
        );
        return found ? refusalText(found.message, { status: 400, ...found }, refusals) : null;
      },
      faults: () => faultsOf(document.written),
      inOtherLanguages: () => otherLanguages(document.written),
    };
  }, [document, whole.lang, type, slices, isOnlyToRead, refused, refusals, otherLanguages]);
}
