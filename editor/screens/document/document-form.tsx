import { useMemo, useSyncExternalStore } from 'react';
import { Tab, TabList, TabPanel, Tabs } from 'react-aria-components';
import { type Path, pathText } from '../../document/path.ts';
import { FieldList } from '../../fields/field.tsx';
import { type FieldContext, FieldContextProvider } from '../../fields/field-context.tsx';
import type { SliceModel, TypeModel } from '../../fields/model.ts';
import { useMessages } from '../../messages/messages.tsx';
import { NameAndAddress } from './name-and-address.tsx';
import type { Opened } from './use-open-document.ts';

interface DocumentFormProps {
  open: Opened;
  type: TypeModel;
  slices: ReadonlyMap<string, SliceModel>;
}

/** The tabs of a type with their fields. */
export function DocumentForm({ open, type, slices }: DocumentFormProps) {
  const messages = useMessages();
  const { document, saving, whole } = open;
  const state = useSyncExternalStore(saving.subscribe, saving.state);
  const refusal = state.kind === 'refused' ? state.message : null;
  const context = useMemo(
    (): FieldContext => ({
      document,
      lang: whole.lang,
      slices,
      faultAt: (path) => faultAt(refusal, path),
    }),
    [document, whole.lang, slices, refusal],
  );
  const tabs = Object.entries(type.json);
  return (
    <FieldContextProvider value={context}>
      <NameAndAddress type={type} />
      <Tabs>
        <TabList aria-label={messages.parts}>
          {tabs.map(([name]) => (
            <Tab key={name} id={name}>
              {name}
            </Tab>
          ))}
        </TabList>
        {tabs.map(([name, fields]) => (
          <TabPanel key={name} id={name}>
            <FieldList fields={fields} path={['data']} />
          </TabPanel>
        ))}
      </Tabs>
    </FieldContextProvider>
  );
}

/** The service names the place of a fault first: `data.price_from: expected a number, got "a".` */
export function faultAt(refusal: string | null, path: Path): string | null {
  const place = `${pathText(path)}: `;
  return refusal?.startsWith(place) ? refusal.slice(place.length) : null;
}
