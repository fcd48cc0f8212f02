import { useMemo, useSyncExternalStore } from 'react';
import { pathText } from '../../document/path.ts';
import type { PlaceFault } from '../../document/saving.ts';
import type { FieldContext } from '../../fields/field-context.tsx';
import { formFaults } from '../../fields/form-faults.ts';
import type { SliceModel, TypeModel } from '../../fields/model.ts';
import { useOtherLanguages } from './other-languages.ts';
import type { Opened } from './use-open-document.ts';

const none: readonly PlaceFault[] = [];

/** What the fields of a document that is open may ask, wherever they are shown. */
export function useFormContext(
  { document, saving, whole }: Opened,
  type: TypeModel,
  slices: ReadonlyMap<string, SliceModel>,
): FieldContext {
  const state = useSyncExternalStore(saving.subscribe, saving.state);
  const refusals = state.kind === 'refused' ? state.faults : none;
  const otherLanguages = useOtherLanguages(whole, type, slices);
  return useMemo(() => {
    const faultsOf = formFaults(type, slices);
    return {
      document,
      lang: whole.lang,
      slices,
      refusalAt(path, isWithin) {
        const place = pathText(path);
        const found = refusals.find(
          ({ field }) =>
            field === place ||
            (isWithin && (field.startsWith(`${place}.`) || field.startsWith(`${place}[`))),
        );
        return found?.message ?? null;
      },
      faults: () => faultsOf(document.written),
      inOtherLanguages: () => otherLanguages(document.written),
    };
  }, [document, whole.lang, type, slices, refusals, otherLanguages]);
}
