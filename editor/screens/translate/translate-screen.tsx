import './translate.css';
import { languageOf } from '@farol/content-model';
import { useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'wouter';
import type { Me } from '../../api/people.ts';
import { readGroup } from '../../api/service.ts';
import { readTranslation } from '../../api/translations.ts';
import { FieldContextProvider, useFieldContext } from '../../fields/field-context.tsx';
import type { SliceModel, TypeModel } from '../../fields/model.ts';
import { useReceivedFiles } from '../../fields/use-upload-place.ts';
import { usePresence, WithinDocument } from '../../live/people-here.tsx';
import { useLanguageName, useMessages, useWords } from '../../messages/messages.tsx';
import { CommentedProvider } from '../comments/use-comments.ts';
import { Clashes } from '../document/clashes.tsx';
import { DocumentBar } from '../document/document-bar.tsx';
import { FormWithPanel } from '../document/form-with-panel.tsx';
import { NameAndAddress } from '../document/name-and-address.tsx';
import { Recovered } from '../document/recovered.tsx';
import { Refusals } from '../document/refusals.tsx';
import { useFormContext } from '../document/use-form-context.ts';
import { type Opened, useOpenDocument } from '../document/use-open-document.ts';
import { Failed, Loading } from '../failed.tsx';
import { useModels, useSliceModels } from '../models.ts';
import { Rows } from './rows.tsx';
import { SideBySideProvider } from './side-by-side.tsx';
import { TranslateHead } from './translate-head.tsx';
import { translateWords } from './words.ts';

/** A page beside the same page in another language: the source on the left, the translation on the right. */
export function TranslateScreen({
  me,
  parameters,
}: {
  me: Me;
  parameters: Record<string, string>;
}) {
  const { id = '' } = parameters;
  return <OneTranslation key={id} id={id} person={me.id} />;
}

function OneTranslation({ id, person }: { id: string; person: string }) {
  const messages = useMessages();
  const models = useModels();
  const slices = useSliceModels();
  const opening = useOpenDocument(id, person);
  // Loaded models stay if refetching them fails.
  if (models.isLoadingError) return <Failed fault={models.error} again={() => models.refetch()} />;
  if (opening.kind === 'failed') return <Failed {...opening} />;
  if (opening.kind === 'loading' || models.isPending) return <Loading />;
  const { open } = opening;
  const type = models.data.types.find((each) => each.id === open.whole.type);
  if (!type) return <p className="state">{messages.unknownField(open.whole.type)}</p>;
  return <TranslatePage open={open} type={type} slices={slices} />;
}

interface TranslatePageProps {
  open: Opened;
  type: TypeModel;
  slices: ReadonlyMap<string, SliceModel>;
}

function TranslatePage({ open, type, slices }: TranslatePageProps) {
  const words = useWords(translateWords);
  const called = useLanguageName();
  const { whole, document } = open;
  const context = useFormContext(open, type, slices);
  usePresence(whole.id, document);
  useReceivedFiles(whole.id, document, context.isOnlyToRead);
  return (
    <WithinDocument value={whole.id}>
      <title>{`${words.title(called(whole.lang))} | Farol`}</title>
      <div className="document translate">
        <DocumentBar open={open} type={type} />
        <Recovered open={open} type={type} />
        <Clashes document={document} type={type} slices={slices} />
        <Refusals saving={open.saving} type={type} slices={slices} />
        <CommentedProvider value={open.whole.id}>
          <FormWithPanel open={open} type={type}>
            <FieldContextProvider value={context}>
              <BothLanguages open={open} type={type} />
            </FieldContextProvider>
          </FormWithPanel>
        </CommentedProvider>
      </div>
    </WithinDocument>
  );
}

const nameOf = (lang: string) => languageOf(lang)?.name ?? lang;

function BothLanguages({ open, type }: Pick<TranslatePageProps, 'open' | 'type'>) {
  const words = useWords(translateWords);
  const { isOnlyToRead } = useFieldContext();
  const { whole } = open;
  const [address, setAddress] = useSearchParams();
  const from = address.get('from') ?? undefined;
  const group = useQuery({
    queryKey: ['documents', 'group', whole.group],
    queryFn: ({ signal }) => readGroup(whole, signal),
  });
  const others = (group.data ?? []).filter(({ id, archived }) => id !== whole.id && !archived);
  const compared = useQuery({
    queryKey: ['translation', whole.id, from ?? ''],
    queryFn: ({ signal }) => readTranslation(whole.id, from, signal),
  });
  if (compared.isLoadingError)
    return <Failed fault={compared.error} again={() => void compared.refetch()} />;
  if (compared.isPending || group.isPending) return <Loading />;
  const { source } = compared.data;
  const first = others[0];
  if (!source && !first)
    return (
      <div className="state">
        <h2>{words.noSource}</h2>
        <p>{words.noSourceText}</p>
      </div>
    );
  const chosen = source?.document ?? '';
  return (
    <>
      <div className="side-by-side heads">
        <label>
          {words.from}
          <select
            value={chosen}
            onChange={({ target }) =>
              setAddress((before) => ({ ...Object.fromEntries(before), from: target.value }), {
                replace: true,
              })
            }
          >
            {!source && <option value="">—</option>}
            {others.map(({ id, lang }) => (
              <option key={id} value={id}>
                {nameOf(lang)}
              </option>
            ))}
          </select>
        </label>
        <h2>{nameOf(whole.lang)}</h2>
      </div>
      {source ? (
        <SideBySideProvider value={{ source, changes: compared.data.changes }}>
          <TranslateHead open={open} type={type} compared={{ ...compared.data, source }} />
          <fieldset role="none" disabled={isOnlyToRead}>
            <div className="side-by-side">
              <div className="from">
                <p className="words" lang={source.lang}>
                  {source.title}
                </p>
                <small>{source.uid}</small>{' '}
                <Link href={`/documents/${source.document}`}>{words.source}</Link>
              </div>
              <div className="to">
                <NameAndAddress open={open} type={type} />
              </div>
            </div>
            {Object.entries(type.json).map(([tab, fields]) => (
              <section key={tab} aria-label={tab}>
                <h2 className="tab">{tab}</h2>
                <Rows fields={fields} at={{ source: [], target: [] }} />
              </section>
            ))}
          </fieldset>
        </SideBySideProvider>
      ) : (
        <p className="state">{words.never}</p>
      )}
    </>
  );
}
