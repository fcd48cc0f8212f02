import { Button } from 'react-aria-components';
import { useMessages, useWords } from '../messages/messages.tsx';
import { faultText } from '../parts/fault.tsx';
import { CannotReadHeic } from './heic.ts';
import type { Upload, Uploads } from './uploads.ts';
import { mediaWords } from './words.ts';

/** The uploads with their progress and errors; finished ones stay until they are dismissed. */
export function UploadList({ uploads, list }: { uploads: Uploads; list: readonly Upload[] }) {
  const words = useWords(mediaWords);
  if (list.length === 0) return null;
  return (
    <section className="uploads" aria-label={words.uploads}>
      <ul>
        {list.map((upload) => (
          <OneUpload key={upload.id} upload={upload} uploads={uploads} />
        ))}
      </ul>
    </section>
  );
}

function OneUpload({ upload, uploads }: { upload: Upload; uploads: Uploads }) {
  const messages = useMessages();
  const words = useWords(mediaWords);
  const { id, name, sent, state, fault } = upload;
  const percent = Math.floor(sent * 100);
  const said = {
    waiting: words.waiting,
    sending: words.sent(percent),
    done: words.done,
    failed: '',
  };
  const reason = fault instanceof CannotReadHeic ? words.heic : fault && faultText(fault, messages);
  return (
    <li data-state={state}>
      <span className="name">{name}</span>
      {state === 'failed' ? (
        <span className="fault" role="alert">
          {reason}
        </span>
      ) : (
        <progress aria-label={name} value={sent} />
      )}
      <span>{said[state]}</span>
      {state === 'failed' && !(fault instanceof CannotReadHeic) && (
        <Button className="quiet" onPress={() => uploads.tryAgain(id)}>
          {messages.tryAgain}
        </Button>
      )}
      {(state === 'failed' || state === 'done') && (
        <Button className="quiet" onPress={() => uploads.dismiss(id)}>
          {words.dismiss}
          <span className="unseen">{` ${name}`}</span>
        </Button>
      )}
    </li>
  );
}
