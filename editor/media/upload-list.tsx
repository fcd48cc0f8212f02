import { Button } from 'react-aria-components';
import { useMessages, useWords } from '../messages/messages.tsx';
import { faultText } from '../parts/fault.tsx';
import { StepButton } from '../parts/step-button.tsx';
import { CannotReadHeic } from './heic.ts';
import type { Upload, Uploads } from './uploads.ts';
import { mediaWords } from './words.ts';

interface UploadListProps {
  uploads: Uploads;
  list: readonly Upload[];
  /** Those that are done are shown elsewhere. */
  isWithoutDone?: boolean;
}

/** The uploads with their progress and errors, those that failed first; finished ones stay until they are dismissed. */
export function UploadList({ uploads, list, isWithoutDone = false }: UploadListProps) {
  const words = useWords(mediaWords);
  const those = (wanted: Upload['state']) => list.filter(({ state }) => state === wanted);
  const [failed, done] = [those('failed'), those('done')];
  const isSettled = failed.length + done.length === list.length;
  const listed = [
    ...failed,
    ...list.filter(({ state }) => state !== 'failed' && !(isWithoutDone && state === 'done')),
  ];
  const uploaded = words.uploaded(done.length, list.length);
  return (
    <>
      {listed.length > 0 && (
        <section className="uploads" aria-label={words.uploads}>
          {listed.length > 1 && (
            <div className="row">
              <span>{uploaded}</span>
              {!isWithoutDone && (
                <StepButton
                  className="quiet"
                  isPossible={done.length > 0}
                  run={() => uploads.dismissDone()}
                >
                  {words.dismissDone}
                </StepButton>
              )}
            </div>
          )}
          <ul>
            {listed.map((upload) => (
              <OneUpload key={upload.id} upload={upload} uploads={uploads} />
            ))}
          </ul>
        </section>
      )}
      <p className="unseen" role="status">
        {isSettled && done.length > 0 && uploaded}
      </p>
    </>
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
