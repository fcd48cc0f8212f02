import './translate.css';
import { languageOf } from '@farol/content-model';
import { useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'wouter';
import type { Me } from '../../api/people.ts';
import { readGroup } from '../../api/service.ts';
import { readTranslation } from '../../api/translations.ts';
import { FieldContextProvider, useFieldContext } from '../../fields/field-context.tsx';
import { useLanguageName, useMessages, useWords } from '../../messages/messages.tsx';
import { Failed, Loading } from '../../parts/failed.tsx';
import { DocumentLayout } from '../document/document-layout.tsx';
import { type Loaded, LoadedDocument } from '../document/loaded-document.tsx';
import { NameAndAddress } from '../document/name-and-address.tsx';
import { useFormContext } from '../open-document/use-form-context.ts';
import { Rows } from './rows.tsx';
import { SideBySideProvider } from './side-by-side.tsx';
import { TranslateBar } from './translate-bar.tsx';
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
  return (
    <LoadedDocument key={id} id={id} person={me.id}>
      {(loaded) => <TranslatePage {...loaded} />}
    </LoadedDocument>
  );
}

function TranslatePage(loaded: Loaded) {
  const { open, type, slices } = loaded;
  const words = useWords(translateWords);
  const called = useLanguageName();
  const context = useFormContext(open, type, slices);
  return (
    <DocumentLayout {...loaded} className="translate">
      <title>{`${words.title(called(open.whole.lang))} | Farol`}</title>
      <FieldContextProvider value={context}>
        <BothLanguages open={open} type={type} />
      </FieldContextProvider>
    </DocumentLayout>
  );
}

const nameOf = (lang: string) => languageOf(lang)?.name ?? lang;

function BothLanguages({ open, type }: Pick<Loaded, 'open' | 'type'>) {
  const messages = useMessages();
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
          <TranslateHead type={type} compared={{ ...compared.data, source }} />
          <fieldset role="none" disabled={isOnlyToRead}>
            <div className="side-by-side">
              <div className="from">
                <span className="label">{messages.titleOfPage}</span>
                <p className="words" lang={source.lang}>
                  {source.title}
                </p>
                {source.uid && (
                  <>
                    <span className="label">{messages.address}</span>
                    <p className="words" lang={source.lang}>
                      {source.uid}
                    </p>
                  </>
                )}
                <Link className="copy" href={`/documents/${source.document}`}>
                  {words.source}
                </Link>
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
          <TranslateBar open={open} compared={{ ...compared.data, source }} />
        </SideBySideProvider>
      ) : (
        <div className="state">
          <p>{words.never}</p>
          <p>{words.into}</p>
          <ul className="languages">
            {others.map(({ id, lang }) => (
              <li key={id}>
                <Link href={`/documents/${id}/translate?from=${whole.id}`}>{nameOf(lang)}</Link>
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
}
