import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from 'react-aria-components';
import { type MediaFile, readManyReferences } from '../../api/media.ts';
import { useWords } from '../../messages/messages.tsx';
import { DialogButton } from '../../parts/dialog-button.tsx';
import { Failed } from '../../parts/failed.tsx';
import { useCovering } from '../../parts/use-covering.ts';
import { useFocusFirst } from '../../parts/use-focus-first.ts';
import type { Selection } from '../../parts/use-selection.ts';
import { contentWords } from '../content/words.ts';
import { DescribeMany } from './describe-many.tsx';
import { manyWords } from './many-words.ts';
import { MediaBatchForm, maxFiles } from './media-batch.tsx';
import { Pages } from './used-in.tsx';
import { mediaScreenWords } from './words.ts';

interface ManyFilesProps {
  selection: Selection<MediaFile>;
  /** The open folder. */
  folder: string | null;
  folders: readonly string[];
}

/** The actions for the selected files. */
export function ManyFiles({ selection: { selected, none }, folder, folders }: ManyFilesProps) {
  const words = useWords(contentWords);
  const many = useWords(manyWords);
  const own = [...new Set(selected.flatMap(({ tagNames }) => tagNames))].sort();
  const shared = { files: selected, done: none };
  const bar = useCovering('bottom');
  return (
    <section ref={bar} className="batch-bar" aria-label={many.selected(selected.length)}>
      <p>{many.selected(selected.length)}</p>
      <div className="row">
        <DialogButton title={many.tag} label={many.tag}>
          {(close) => <IntoFolder act="tag" known={folders} close={close} {...shared} />}
        </DialogButton>
        {folder && (
          <DialogButton title={many.move(folder)} label={many.move(folder)}>
            {(close) => (
              <IntoFolder act="move" from={folder} known={folders} close={close} {...shared} />
            )}
          </DialogButton>
        )}
        {own.length > 0 && (
          <DialogButton title={many.untag} label={many.untag}>
            {(close) => <IntoFolder act="untag" known={own} close={close} {...shared} />}
          </DialogButton>
        )}
        <DialogButton title={many.describeTitle} label={many.describe}>
          {() => <DescribeMany files={selected} />}
        </DialogButton>
        <DialogButton title={many.removeTitle(selected.length)} label={many.remove}>
          {(close) => <DeleteMany close={close} {...shared} />}
        </DialogButton>
        <Button className="quiet" onPress={none}>
          {words.selectNone}
        </Button>
      </div>
    </section>
  );
}

interface FormOfMany {
  files: readonly MediaFile[];
  done(): void;
  close(): void;
}

/** Folders are tags: a file is added to one, removed from one, or moved from the open one to another. */
function IntoFolder({
  act,
  from = '',
  known,
  ...form
}: FormOfMany & { act: 'tag' | 'untag' | 'move'; from?: string; known: readonly string[] }) {
  const many = useWords(manyWords);
  const [folder, setFolder] = useState('');
  const field = useFocusFirst<HTMLInputElement>();
  const name = folder.trim();
  return (
    <MediaBatchForm
      label={act === 'move' ? many.move(from) : many[act]}
      batchOf={(files) =>
        act === 'move' ? { do: act, files, from, to: name } : { do: act, files, tag: name }
      }
      {...form}
    >
      <label>
        {many.folder}
        <input
          ref={field}
          required
          minLength={3}
          maxLength={20}
          list="known-folders"
          value={folder}
          onChange={({ target }) => setFolder(target.value)}
        />
      </label>
      {act !== 'untag' && <small>{many.folderHelp}</small>}
      <datalist id="known-folders">
        {known.map((each) => (
          <option key={each}>{each}</option>
        ))}
      </datalist>
    </MediaBatchForm>
  );
}

/** Deleting cannot be undone, so each row first says which pages would lack the file. */
function DeleteMany({ files, ...form }: FormOfMany) {
  const words = useWords(mediaScreenWords);
  const many = useWords(manyWords);
  const [ids] = useState(() => files.map(({ id }) => id));
  // Nothing is requested beyond the limit: the form says that there are too many files.
  const isTooMany = ids.length > maxFiles;
  const shownBy = useQuery({
    queryKey: ['media-references', ids],
    queryFn: ({ signal }) => readManyReferences(ids, signal),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    enabled: !isTooMany,
  });
  if (shownBy.isError) return <Failed fault={shownBy.error} again={() => shownBy.refetch()} />;
  const found = new Map(shownBy.data?.files.map((each) => [each.file, each]));
  const known = [...found.values()].filter(({ total }) => total > 0).map(({ file }) => file);
  const shown = known.length;
  return (
    <MediaBatchForm
      label={shown > 0 ? words.removeAnyway : words.remove}
      keep={words.keep}
      files={files}
      isReady={shownBy.isSuccess}
      batchOf={(files) => ({ do: 'delete', files, evenIfShown: known })}
      about={(file) => <Pages references={found.get(file.id)?.references ?? []} />}
      {...form}
    >
      {!isTooMany && (
        <p className={shown > 0 ? 'warning' : undefined} role="status">
          {shownBy.isPending
            ? many.reading
            : shown > 0
              ? many.removeShown(shown)
              : many.removeUnused}
        </p>
      )}
    </MediaBatchForm>
  );
}
