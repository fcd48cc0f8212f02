import { pathText } from '@farol/content-model';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from 'react-aria-components';
import { useSearchParams } from 'wouter';
import { answerComment, type Comment, setComment } from '../../api/handing-over.ts';
import { Unanswered } from '../../api/unanswered.ts';
import { pathOfField } from '../../fields/field-name.ts';
import { goToField } from '../../fields/go-to-field.ts';
import { useWords } from '../../messages/messages.tsx';
import type { TypeModel } from '../../models/model.ts';
import { Fault } from '../../parts/fault.tsx';
import { useTimeFormat } from '../../parts/time-format.ts';
import { useAction } from '../../parts/use-action.ts';
import { useNames } from '../../person/names.ts';
import type { Opened } from '../open-document/use-open-document.ts';
import { useFieldLabel } from './use-field-label.ts';
import { commentWords } from './words.ts';

interface CommentItemProps {
  comment: Comment;
  open: Opened;
  type: TypeModel;
}

interface Replying {
  /** The reply that is being written. */
  reply: string;
  setReply(change: (now: string) => string): void;
}

/** A comment with its replies and actions. */
export function CommentItem({ comment, open, type, reply, setReply }: CommentItemProps & Replying) {
  const words = useWords(commentWords);
  const nameOf = useNames();
  const when = useTimeFormat();
  const queries = useQueryClient();
  const { fault, isRunning, runAction } = useAction();
  const labelOf = useFieldLabel(open, type);
  const id = open.whole.id;
  const reload = async () => {
    await queries.invalidateQueries({ queryKey: ['comments', id] });
    void queries.invalidateQueries({ queryKey: ['reviews'] });
  };
  const isAsked = useSearchParams()[0].get('field') === comment.field && comment.field !== '';
  const isDone = comment.state === 'done';
  const said = [comment, ...comment.answers];
  return (
    <li
      data-state={comment.state}
      aria-current={isAsked}
      ref={(item) => {
        if (isAsked) item?.scrollIntoView({ block: 'center' });
      }}
    >
      <p className="row">
        <b>{comment.field ? labelOf(comment.field) : words.wholePage}</b>
        <small>{words.states[comment.state]}</small>
        {comment.person && (
          <small>
            {words.forWhom} {nameOf(`person/${comment.person}`)}
          </small>
        )}
        <FieldButton comment={comment} open={open} type={type} />
      </p>
      {said.map(({ by, at, text }) => (
        <blockquote key={`${at} ${by} ${text}`}>
          <small>
            {nameOf(by)}, {when(at)}
          </small>
          <p>{text}</p>
        </blockquote>
      ))}
      <div className="row">
        {(!isDone || reply !== '') && (
          <Reply id={id} comment={comment.id} reload={reload} reply={reply} setReply={setReply} />
        )}
        <Button
          className="quiet"
          aria-disabled={isRunning}
          onPress={() =>
            void runAction(() => setComment(id, comment.id, isDone ? 'open' : 'done').then(reload))
          }
        >
          {isDone ? words.again : words.done}
        </Button>
      </div>
      <Fault fault={fault} />
    </li>
  );
}

function FieldButton({ comment: { field }, open, type }: CommentItemProps) {
  const words = useWords(commentWords);
  if (!field) return null;
  const path = pathOfField(open.document.written, field);
  if (!path) return <small>{words.gone}</small>;
  const tab = Object.values(type.json).findIndex((fields) =>
    Object.hasOwn(fields, String(path[1])),
  );
  return (
    <Button className="quiet" onPress={() => void goToField(pathText(path), tab)}>
      {words.goTo}
    </Button>
  );
}

interface ReplyProps extends Replying {
  id: string;
  comment: string;
  reload(): Promise<void>;
}

function Reply({ id, comment, reload, reply, setReply }: ReplyProps) {
  const words = useWords(commentWords);
  const { fault, isRunning, runAction } = useAction();
  const [unanswered] = useState(() => new Unanswered());
  const send = async () => {
    const text = reply;
    await unanswered.send(text, (key) => answerComment(id, comment, text, key));
    // First, because it opens a comment that was done.
    await reload();
    setReply((now) => (now === text ? '' : now));
  };
  return (
    <form
      className="row"
      onSubmit={(event) => {
        event.preventDefault();
        void runAction(send);
      }}
    >
      <input
        aria-label={words.answer}
        placeholder={words.answer}
        value={reply}
        onChange={({ target }) => setReply(() => target.value)}
      />
      <Button
        type="submit"
        className="quiet"
        aria-disabled={isRunning}
        isDisabled={reply.trim() === ''}
      >
        {words.answer}
      </Button>
      <Fault fault={fault} />
    </form>
  );
}
