import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { listPages, type PageDocument } from '../../api/pages.ts';
import { useWords } from '../../messages/messages.tsx';
import { useFocusFirst } from '../../parts/use-focus-first.ts';
import { BatchDialog } from './batch-dialog.tsx';
import { contentWords } from './words.ts';

interface TagBatchProps {
  act: 'tag' | 'untag';
  documents: readonly PageDocument[];
  done(): void;
  close(): void;
}

/** Adds a tag to all documents, or removes it where it is set. */
export function TagBatch({ act, documents, done, close }: TagBatchProps) {
  const words = useWords(contentWords);
  const [tag, setTag] = useState('');
  const field = useFocusFirst<HTMLInputElement>();
  const known = useKnownTags(act === 'tag');
  const own = [...new Set(documents.flatMap(({ tags }) => tags))].sort();
  return (
    <BatchDialog
      label={words[act]}
      documents={documents}
      batchOf={(all) =>
        tag.trim() ? { do: act, documents: all.map(({ id }) => id), tag: tag.trim() } : null
      }
      done={done}
      close={close}
    >
      <label>
        {words.tag}
        <input
          ref={field}
          required
          maxLength={100}
          list="known-tags"
          value={tag}
          onChange={({ target }) => setTag(target.value)}
        />
      </label>
      <datalist id="known-tags">
        {(act === 'tag' ? known : own).map((each) => (
          <option key={each}>{each}</option>
        ))}
      </datalist>
    </BatchDialog>
  );
}

function useKnownTags(isNeeded: boolean): readonly string[] {
  const list = useQuery({
    queryKey: ['documents', 'tags'],
    queryFn: ({ signal }) => listPages({ most: 1 }, signal),
    enabled: isNeeded,
  });
  return list.data?.facets?.tag.map(({ value }) => value) ?? [];
}
