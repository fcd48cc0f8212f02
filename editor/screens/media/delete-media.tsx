import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Button } from 'react-aria-components';
import { deleteMedia, type MediaFile, readReferences } from '../../api/media.ts';
import { useWords } from '../../messages/messages.tsx';
import { DialogButton } from '../../parts/dialog-button.tsx';
import { Failed, Loading } from '../../parts/failed.tsx';
import { Fault } from '../../parts/fault.tsx';
import { useAction } from '../../parts/use-action.ts';
import { Pages } from './used-in.tsx';
import { mediaScreenWords } from './words.ts';

/** Deleting cannot be undone, so the dialog first lists the pages that would lack the file. */
export function DeleteMedia({ file, done }: { file: MediaFile; done(): void }) {
  const words = useWords(mediaScreenWords);
  return (
    <DialogButton title={words.removeTitle(file.filename)} label={words.remove}>
      {(close) => (
        <Consequences
          file={file}
          keep={close}
          done={() => {
            close();
            done();
          }}
        />
      )}
    </DialogButton>
  );
}

function Consequences({ file, keep, done }: { file: MediaFile; keep(): void; done(): void }) {
  const words = useWords(mediaScreenWords);
  const queries = useQueryClient();
  // What somebody began to read before the dialog opened may lack a page that shows it by now.
  const references = useQuery({
    queryKey: ['media', 'references', file.id, 'before it is deleted'],
    queryFn: ({ signal }) => readReferences(file.id, signal),
    gcTime: 0,
  });
  const { fault, isRunning, runAction } = useAction();
  if (references.isError)
    return <Failed fault={references.error} again={() => void references.refetch()} />;
  if (references.isPending) return <Loading />;
  const { total, references: pages } = references.data;
  const remove = async () => {
    try {
      await deleteMedia(file.id, total > 0);
      done();
      queries.removeQueries({ queryKey: ['media', 'one', file.id] });
      await queries.invalidateQueries({ queryKey: ['media', 'list'] });
    } catch (thrown) {
      // A page may have come to show it meanwhile: it is listed before anybody deletes the file all the same.
      await references.refetch();
      throw thrown;
    }
  };
  return (
    <>
      <p>{total > 0 ? words.removeShown(total) : words.removeUnused}</p>
      <Pages references={pages} />
      <Fault fault={fault} />
      <div className="row">
        <Button className="loud" onPress={keep}>
          {words.keep}
        </Button>
        <Button className="quiet" aria-disabled={isRunning} onPress={() => void runAction(remove)}>
          {total > 0 ? words.removeAnyway : words.remove}
        </Button>
      </div>
    </>
  );
}
