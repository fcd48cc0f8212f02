import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from 'react-aria-components';
import { useLocation } from 'wouter';
import { Refused, Unfulfilled } from '../../api/faults.ts';
import { createDocument, openDocument } from '../../api/service.ts';
import { Unanswered } from '../../api/unanswered.ts';
import { useMessages, useWords } from '../../messages/messages.tsx';
import { Fault } from '../../parts/fault.tsx';
import type { Page } from './pages.ts';
import { contentWords } from './words.ts';

/** How many addresses are tried before the person has to choose one. */
const maxTries = 9;

/** Copies a page as drafts in all languages the list found, and opens the first copy. */
export function Duplicate({ page }: { page: Page }) {
  const messages = useMessages();
  const words = useWords(contentWords);
  const queries = useQueryClient();
  const [, go] = useLocation();
  const [unanswered] = useState(() => new Unanswered());
  // What a press that failed had copied already.
  const [copies] = useState(() => new Map<string, string>());
  const copying = useMutation({
    async mutationFn() {
      let first: string | undefined;
      for (const { id } of page.found) {
        const copy =
          copies.get(id) ?? (await copyOf(id, { said: words, unanswered, translationOf: first }));
        copies.set(id, copy);
        first ??= copy;
      }
      return first;
    },
    onSuccess(first) {
      copies.clear();
      void queries.invalidateQueries({ queryKey: ['documents'] });
      if (first) go(`/documents/${first}`);
    },
  });
  return (
    <>
      <Button
        className="quiet"
        aria-disabled={copying.isPending}
        onPress={() => copying.isPending || copying.mutate()}
      >
        {messages.duplicate}
      </Button>
      <Fault fault={copying.error} />
    </>
  );
}

async function copyOf(
  id: string,
  {
    said,
    unanswered,
    translationOf,
  }: {
    said: { copyOf(title: string): string };
    unanswered: Unanswered;
    translationOf: string | undefined;
  },
): Promise<string> {
  const { draft, published, type, lang } = await openDocument(id);
  const standing = draft ?? published;
  if (!standing) throw new Unfulfilled(`There is no text of ${id} to copy.`, { code: 'not_there' });
  const { title, uid, tags, data } = standing;
  for (let tried = 1; ; tried += 1) {
    const address = uid === null ? null : `${uid}-${tried + 1}`;
    const body = { type, lang, title: said.copyOf(title), uid: address, tags, data, translationOf };
    try {
      return (await unanswered.send(body, (key) => createDocument(body, key))).document;
    } catch (fault) {
      // Another page may have this address.
      if (!(fault instanceof Refused) || uid === null || tried === maxTries) throw fault;
    }
  }
}
