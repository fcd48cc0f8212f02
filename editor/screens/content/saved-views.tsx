import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { Button } from 'react-aria-components';
import { Link } from 'wouter';
import { readViews, removeView, saveView } from '../../api/pages.ts';
import { useWords } from '../../messages/messages.tsx';
import { DialogButton } from '../../parts/dialog-button.tsx';
import { Fault } from '../../parts/fault.tsx';
import { useFocusFirst } from '../../parts/use-focus-first.ts';
import { areSame, filtersOf } from './filters.ts';
import type { ContentList } from './use-content.ts';
import { contentWords } from './words.ts';

const viewsKey = ['views'];

/** The person's saved lists, and a way to save the current one. */
export function SavedViews({ content: { filters, isNarrowed } }: { content: ContentList }) {
  const words = useWords(contentWords);
  const queries = useQueryClient();
  const views = useQuery({ queryKey: viewsKey, queryFn: ({ signal }) => readViews(signal) });
  const removal = useMutation({
    mutationFn: removeView,
    onSuccess: () => queries.invalidateQueries({ queryKey: viewsKey }),
  });
  const all = views.data?.views ?? [];
  const here = all.find((view) => areSame(filters, view.filters));
  if (all.length === 0 && !isNarrowed) return null;
  return (
    <nav className="views" aria-label={words.views}>
      {all.map((view) => (
        <Link
          key={view.id}
          href={`/content?${new URLSearchParams(filtersOf(new URLSearchParams(view.filters)))}`}
          className="view"
          aria-current={view === here ? 'page' : undefined}
        >
          {view.name}
        </Link>
      ))}
      {here && (
        <Button
          className="quiet"
          aria-disabled={removal.isPending}
          onPress={() => removal.isPending || removal.mutate(here.id)}
        >
          {words.removeView}
        </Button>
      )}
      <Fault fault={removal.error} />
      {isNarrowed && !here && (
        <DialogButton title={words.saveView} label={words.saveView}>
          {(close) => <NameView filters={filters} close={close} />}
        </DialogButton>
      )}
    </nav>
  );
}

function NameView({ filters, close }: { filters: Record<string, string>; close(): void }) {
  const words = useWords(contentWords);
  const queries = useQueryClient();
  const [name, setName] = useState('');
  const field = useFocusFirst<HTMLInputElement>();
  const saving = useMutation({
    mutationFn: () => saveView(name.trim(), filters),
    async onSuccess() {
      await queries.invalidateQueries({ queryKey: viewsKey });
      close();
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!saving.isPending) saving.mutate();
  };
  return (
    <form onSubmit={submit}>
      <label>
        {words.viewName}
        <input ref={field} required value={name} onChange={({ target }) => setName(target.value)} />
      </label>
      <Fault fault={saving.error} />
      <Button type="submit" className="loud" aria-disabled={saving.isPending}>
        {words.save}
      </Button>
    </form>
  );
}
