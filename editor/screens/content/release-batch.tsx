import { useState } from 'react';
import { asShown, type PageDocument } from '../../api/pages.ts';
import { useWords } from '../../messages/messages.tsx';
import {
  newRelease,
  type ReleaseChoice,
  ReleaseField,
  useChosenRelease,
} from '../publishing/release-choice.tsx';
import { BatchDialog } from './batch-dialog.tsx';
import { contentWords } from './words.ts';

interface ReleaseBatchProps {
  documents: readonly PageDocument[];
  done(): void;
  close(): void;
}

/** Adds documents to an existing release or a new one. */
export function ReleaseBatch({ documents, done, close }: ReleaseBatchProps) {
  const words = useWords(contentWords);
  const [choice, setChoice] = useState<ReleaseChoice>({ release: newRelease, name: '' });
  const chosenRelease = useChosenRelease(choice);
  return (
    <BatchDialog
      label={words.release}
      documents={documents}
      batchOf={async (all) => ({
        do: 'put into a release',
        documents: all.map(asShown),
        release: await chosenRelease(),
      })}
      done={done}
      close={close}
    >
      <ReleaseField
        choice={choice}
        onChange={setChoice}
        words={{
          release: words.whichRelease,
          newRelease: words.newRelease,
          name: words.nameOfRelease,
        }}
      />
    </BatchDialog>
  );
}
