import { languages } from '@farol/content-model';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from 'react-aria-components';
import { useLocation } from 'wouter';
import { Unfulfilled } from '../../api/faults.ts';
import { createDocument } from '../../api/service.ts';
import { Unanswered } from '../../api/unanswered.ts';
import { firstValues } from '../../fields/first-values.ts';
import { useMessages } from '../../messages/messages.tsx';
import { hasAddress } from '../../models/model.ts';
import { useModels, useNamedTypes } from '../../models/use-models.ts';
import { Fault } from '../../parts/fault.tsx';
import { useFocusFirst } from '../../parts/use-focus-first.ts';
import { mayWrite } from '../../person/rights.ts';
import { addressWords } from './address-words.ts';
import type { NewPageProps } from './new-page.tsx';
import { useSinglePages } from './single-pages.tsx';

export function NewPageForm({ wanted, close }: { wanted: NewPageProps; close(): void }) {
  const messages = useMessages();
  const models = useModels();
  const queries = useQueryClient();
  const [, go] = useLocation();
  const [unanswered] = useState(() => new Unanswered());
  const [type, setType] = useState(wanted.type ?? '');
  const { me } = wanted;
  const offered = languages.filter(({ code }) => mayWrite(me, { lang: code }));
  const [lang, setLang] = useState(
    offered.some(({ code }) => code === wanted.lang) ? wanted.lang : (offered[0]?.code ?? ''),
  );
  const [title, setTitle] = useState('');
  const field = useFocusFirst<HTMLInputElement>();
  const single = useSinglePages();
  const isThere = (type: string) =>
    single.documents.some((each) => each.type === type && each.lang === lang);
  // By their names; types with one document for each language come last, where it is missing.
  const types = useNamedTypes()
    .filter(({ id, repeatable }) => mayWrite(me, { type: id }) && (repeatable || !isThere(id)))
    .toSorted((one, other) => Number(other.repeatable) - Number(one.repeatable));
  const { id: chosenId } = types.find(({ id }) => id === type) ?? types[0] ?? {};
  const chosen = models.data?.types.find(({ id }) => id === chosenId);
  const creation = useMutation({
    mutationFn: async () => {
      if (!chosen) throw new Unfulfilled('No type of page can be made.', { code: 'not_for_you' });
      const uid = hasAddress(chosen) ? addressWords(title) : null;
      const data = firstValues(chosen, title);
      const page = { type: chosen.id, lang, title, uid, data };
      return unanswered.send(page, (key) => createDocument(page, key));
    },
    onSuccess({ document }) {
      void queries.invalidateQueries({ queryKey: ['documents'] });
      close();
      go(`/documents/${document}`);
    },
  });
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (!creation.isPending) creation.mutate();
      }}
    >
      <p>{messages.newPageText}</p>
      <label>
        {messages.titleOfPage}
        <input
          ref={field}
          required
          value={title}
          onChange={({ target }) => setTitle(target.value)}
        />
      </label>
      <label>
        {messages.typeOfPage}
        <select value={chosenId ?? ''} onChange={({ target }) => setType(target.value)}>
          {types.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <label>
        {messages.language}
        <select value={lang} onChange={({ target }) => setLang(target.value)}>
          {offered.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <Fault fault={creation.error} />
      <Button type="submit" className="loud" aria-disabled={creation.isPending}>
        {messages.create}
      </Button>
    </form>
  );
}
