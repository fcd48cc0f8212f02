import './comments.css';
import { useSearchParams } from 'wouter';
import type { Path } from '../../document/path.ts';
import { useFieldContext } from '../../fields/field-context.tsx';
import { useWords } from '../../messages/messages.tsx';
import { fieldNameOf } from './field-name.ts';
import { useCommentedDocument, useComments } from './use-comments.ts';
import { words } from './words.ts';

/** A button at a field: shows the number of open comments, or adds the first one. */
export function CommentMark({ path, label }: { path: Path; label: string }) {
  const id = useCommentedDocument();
  return id === null ? null : <Mark id={id} path={path} label={label} />;
}

function Mark({ id, path, label }: { id: string; path: Path; label: string }) {
  const say = useWords(words);
  const { document } = useFieldContext();
  const [, setAddress] = useSearchParams();
  const comments = useComments(id);
  const name = fieldNameOf(document.written, path);
  const open = comments.data?.comments.filter(
    ({ field, state }) => field === name && state !== 'done',
  ).length;
  return (
    <button
      type="button"
      className="comment-mark"
      data-open={open || undefined}
      onClick={() =>
        setAddress(
          (before) => {
            const after = new URLSearchParams(before);
            after.set('beside', 'comments');
            after.set('field', fieldNameOf(document.written, path));
            return after;
          },
          { replace: true },
        )
      }
    >
      {open ? say.open(open) : say.say}
      <span className="unseen">: {label}</span>
    </button>
  );
}
