import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { beginTranslation } from '../../api/translations.ts';
import { Unanswered } from '../../api/unanswered.ts';
import { useAction } from '../../parts/use-action.ts';

/** Creates a translation of a page and opens it. */
export function useBegin() {
  const queries = useQueryClient();
  const [, go] = useLocation();
  const { fault, isRunning, runAction } = useAction();
  const [unanswered] = useState(() => new Unanswered());
  const begin = (source: string, lang: string) =>
    void runAction(async () => {
      const made = await unanswered.send([source, lang], (key) =>
        beginTranslation(source, { lang }, key),
      );
      void queries.invalidateQueries({ queryKey: ['documents'] });
      void queries.invalidateQueries({ queryKey: ['translations'] });
      go(`/documents/${made.document}/translate`);
    });
  return { fault, isRunning, begin };
}
