import { Button } from 'react-aria-components';
import { Link } from 'wouter';
import { type ArrivedFile, arrivedFiles } from '../../media/arrived-files.ts';
import { useMessages, useWords } from '../../messages/messages.tsx';
import './arrived-files.css';
import { useArrivedFiles } from './use-arrived-files.ts';
import { arrivedFilesWords } from './words.ts';

/** Says on every screen which files arrived for pages and are not in them, and why. */
export function ArrivedFiles() {
  const words = useWords(arrivedFilesWords);
  const files = useArrivedFiles();
  return (
    <aside className="arrived-files" aria-label={words.title}>
      {files.map((file) => (
        <ArrivedNotice key={file.id} file={file} />
      ))}
    </aside>
  );
}

function ArrivedNotice({ file }: { file: ArrivedFile }) {
  const messages = useMessages();
  const words = useWords(arrivedFilesWords);
  const { id, filename, page, title, path, hindrance } = file;
  const isSent = file.withFile !== null;
  const isOffered = isSent && (hindrance === 'page left' || hindrance === 'filled');
  const sentence = {
    'page left': isSent ? words.waits : words.notSent,
    filled: isSent ? words.filled : words.notSentFilled,
    gone: isSent ? words.gone : words.notSentGone,
    'only to read': words.onlyToRead,
  }[hindrance](filename, title);
  return (
    <div className="notice">
      <p>
        {sentence}{' '}
        {hindrance === 'page left' && (
          <Link href={`/documents/${page}?field=${encodeURIComponent(path)}`}>{title}</Link>
        )}
      </p>
      <div className="row">
        {isSent && hindrance === 'filled' && (
          <Button className="quiet" onPress={() => arrivedFiles.settle(page, id)}>
            {words.useThere}
          </Button>
        )}
        <Button className="quiet" onPress={() => arrivedFiles.dismiss(id)}>
          {isOffered ? words.onlyKeep : messages.close}
          <span className="unseen">{` ${filename}`}</span>
        </Button>
      </div>
    </div>
  );
}
