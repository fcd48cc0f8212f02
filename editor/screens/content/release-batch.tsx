import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { PageDocument } from '../../api/pages.ts';
import { createRelease, listReleases } from '../../api/publishing.ts';
import { useWords } from '../../messages/messages.tsx';
import { BatchDialog } from './batch-dialog.tsx';
import { words } from './words.ts';

interface ReleaseBatchProps {
  documents: readonly PageDocument[];
  done(): void;
  close(): void;
}

/** Into a release that is there, or into a new one. */
export function ReleaseBatch({ documents, done, close }: ReleaseBatchProps) {
  const said = useWords(words);
  const releases = useQuery({
    queryKey: ['releases'],
    queryFn: ({ signal }) => listReleases(signal),
  });
  const [chosen, setChosen] = useState('');
  const [label, setLabel] = useState('');
  // A repeated press makes the same release once.
  const [key] = useState(() => crypto.randomUUID());
  const all = releases.data?.releases ?? [];
  const isNew = chosen === '';
  return (
    <BatchDialog
      label={said.release}
      documents={documents}
      batchOf={async (ids) => {
        const release = isNew ? (await createRelease({ label: label.trim() }, key)).id : chosen;
        return { do: 'put into a release', documents: ids, release };
      }}
      done={done}
      close={close}
    >
      <label>
        {said.whichRelease}
        <select value={chosen} onChange={({ target }) => setChosen(target.value)}>
          <option value="">{said.newRelease}</option>
          {all.map((release) => (
            <option key={release.id} value={release.id}>
              {release.label}
            </option>
          ))}
        </select>
      </label>
      {isNew && (
        <label>
          {said.nameOfRelease}
          <input
            required
            maxLength={200}
            value={label}
            onChange={({ target }) => setLabel(target.value)}
          />
        </label>
      )}
    </BatchDialog>
  );
}
