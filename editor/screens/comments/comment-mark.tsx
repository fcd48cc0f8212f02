import './comments.css';
import type { Path } from '@farol/content-model';
import { useSearchParams } from 'wouter';
import { useFieldContext } from '../../fields/field-context.tsx';
import { fieldNameOf } from '../../fields/field-name.ts';
import { useMessages, useWords } from '../../messages/messages.tsx';
import { useComments } from './use-comments.ts';
import { commentWords } from './words.ts';

interface CommentMarkProps {
  document: string;
  path: Path;
  label: string;
}

/** A link at a field to its comments. It works where somebody who may only read finds all controls disabled. */
export function CommentMark({ document: id, path, label }: CommentMarkProps) {
  const messages = useMessages();
  const words = useWords(commentWords);
  const { document } = useFieldContext();
  const [address, setAddress] = useSearchParams();
  const comments = useComments(id);
  const name = fieldNameOf(document.written, path);
  const open = comments.data?.comments.filter(
    ({ field, state }) => field === name && state !== 'done',
  ).length;
  const atField = (before: URLSearchParams) => {
    const after = new URLSearchParams(before);
    after.set('beside', 'comments');
    after.set('field', fieldNameOf(document.written, path));
    return after;
  };
  return (
    <a
      className="comment-mark"
      data-open={open || undefined}
      href={`?${atField(address)}`}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        setAddress(atField, { replace: true });
      }}
    >
      {open ? words.open(open) : words.say}
      <span className="unseen">{messages.labelled('', label)}</span>
    </a>
  );
}
