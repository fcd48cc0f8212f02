import type { Path } from '@farol/content-model';
import { Tab, TabList, TabPanel, Tabs } from 'react-aria-components';
import { FaultList } from '../../fields/fault-list.tsx';
import { FieldList } from '../../fields/field.tsx';
import { FieldContextProvider } from '../../fields/field-context.tsx';
import { Outline } from '../../fields/slices/outline.tsx';
import { useMessages } from '../../messages/messages.tsx';
import type { SliceModel, TypeModel } from '../../models/model.ts';
import { useFormContext } from '../open-document/use-form-context.ts';
import type { Opened } from '../open-document/use-open-document.ts';
import { LanguageList } from './language-list.tsx';
import { NameAndAddress } from './name-and-address.tsx';
import { TabName } from './tab-name.tsx';

interface DocumentFormProps {
  open: Opened;
  type: TypeModel;
  slices: ReadonlyMap<string, SliceModel>;
}

/** The tabs of a type with their fields, and the outline of its sections at the side. */
export function DocumentForm({ open, type, slices }: DocumentFormProps) {
  const messages = useMessages();
  const context = useFormContext(open, type, slices);
  const tabs = Object.entries(type.json);
  const zone = zoneOf(type);
  return (
    <FieldContextProvider value={context}>
      <fieldset className="form" role="none" disabled={context.isOnlyToRead}>
        <div className={zone ? 'with-outline' : undefined}>
          {zone && <Outline path={zone} type={type} />}
          <div>
            <NameAndAddress open={open} type={type} />
            <FaultList type={type} />
            <LanguageList type={type} />
            <Tabs>
              <TabList aria-label={messages.parts}>
                {tabs.map(([name, fields]) => (
                  <Tab key={name} id={name}>
                    <TabName name={name} fields={fields} />
                  </Tab>
                ))}
              </TabList>
              {tabs.map(([name, fields]) => (
                <TabPanel key={name} id={name}>
                  <FieldList fields={fields} path={['data']} />
                </TabPanel>
              ))}
            </Tabs>
          </div>
        </div>
      </fieldset>
    </FieldContextProvider>
  );
}

/** The path of a type's sections. */
function zoneOf({ json }: TypeModel): Path | null {
  for (const fields of Object.values(json))
    for (const [name, { type }] of Object.entries(fields))
      if (type === 'Slices') return ['data', name];
  return null;
}
