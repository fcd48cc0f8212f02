import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from 'react-aria-components';
import { useSearchParams } from 'wouter';
import { type Comment, writeComment } from '../../api/handing-over.ts';
import { Unanswered } from '../../api/unanswered.ts';
import { useWords } from '../../messages/messages.tsx';
import type { TypeModel } from '../../models/model.ts';
import { ActionForm } from '../../parts/action-form.tsx';
import { Failed, Loading } from '../../parts/failed.tsx';
import type { Opened } from '../open-document/use-open-document.ts';
import { CommentItem } from './comment-item.tsx';
import { PersonChoice } from './person-choice.tsx';
import { useUnsent } from './unsent.ts';
import { useComments } from './use-comments.ts';
import { useFieldLabel } from './use-field-label.ts';
import { commentWords } from './words.ts';

/** The comments on a page and its fields. */
export function CommentsPanel({ open, type }: { open: Opened; type: TypeModel }) {
  const words = useWords(commentWords);
  const id = open.whole.id;
  const comments = useComments(id);
  const { replies, change } = useUnsent(id);
  if (comments.isPending) return <Loading />;
  if (comments.isLoadingError)
    return <Failed fault={comments.error} again={() => void comments.refetch()} />;
  const all = comments.data.comments;
  // A comment stays in its place while somebody replies to it.
  const isDone = ({ id, state }: Comment) => state === 'done' && !replies.get(id);
  const done = all.filter(isDone);
  const items = (list: readonly Comment[]) => (
    <ul>
      {list.map((comment) => (
        <CommentItem
          key={comment.id}
          comment={comment}
          open={open}
          type={type}
          reply={replies.get(comment.id) ?? ''}
          setReply={(changed) =>
            change(({ replies }) => ({
              replies: new Map(replies).set(comment.id, changed(replies.get(comment.id) ?? '')),
            }))
          }
        />
      ))}
    </ul>
  );
  return (
    <div className="comments">
      <NewComment open={open} type={type} />
      {all.length === 0 && (
        <>
          <h2>{words.none}</h2>
          <p>{words.noneText}</p>
        </>
      )}
      {items(all.filter((comment) => !isDone(comment)))}
      {done.length > 0 && (
        <details>
          <summary>{words.showDone(done.length)}</summary>
          {items(done)}
        </details>
      )}
    </div>
  );
}

function NewComment({ open, type }: { open: Opened; type: TypeModel }) {
  const words = useWords(commentWords);
  const labelOf = useFieldLabel(open, type);
  const { id } = open.whole;
  const queries = useQueryClient();
  const [address, setAddress] = useSearchParams();
  const [unanswered] = useState(() => new Unanswered());
  const { text, person, change } = useUnsent(id);
  const field = address.get('field') ?? '';
  const wholePage = () =>
    setAddress(
      (before) => {
        const after = new URLSearchParams(before);
        after.delete('field');
        return after;
      },
      { replace: true },
    );
  return (
    <ActionForm
      label={words.send}
      isDisabled={text.trim() === ''}
      act={async () => {
        const comment = { field, text, person };
        await unanswered.send(comment, (key) => writeComment(id, comment, key));
        // What was written since it was sent stays.
        change((now) => ({ text: now.text === text ? '' : now.text, person: null }));
        await queries.invalidateQueries({ queryKey: ['comments', id] });
        void queries.invalidateQueries({ queryKey: ['reviews'] });
      }}
    >
      <p>
        {words.about(field ? labelOf(field) : words.wholePage)}{' '}
        {field && (
          <Button className="quiet" onPress={wholePage}>
            {words.wholePage}
          </Button>
        )}
      </p>
      <label>
        {words.text}
        <textarea
          required
          rows={2}
          value={text}
          onChange={({ target }) => change(() => ({ text: target.value }))}
        />
      </label>
      <PersonChoice
        label={words.forWhom}
        nobody={words.everybody}
        value={person}
        choose={(person) => change(() => ({ person }))}
      />
    </ActionForm>
  );
}
