import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from 'react-aria-components';
import { useSearchParams } from 'wouter';
import { answerComment, type Comment, setComment } from '../../api/handing-over.ts';
import { pathText } from '../../document/path.ts';
import type { TypeModel } from '../../fields/model.ts';
import { useWords } from '../../messages/messages.tsx';
import { useDoing } from '../document/use-doing.ts';
import type { Opened } from '../document/use-open-document.ts';
import { Fault } from '../fault.tsx';
import { useNames } from '../names.ts';
import { goToField } from '../preview/go-to-field.ts';
import { useWhen } from '../when.ts';
import { pathOfField } from './field-name.ts';
import { useFieldLabel } from './use-field-label.ts';
import { words } from './words.ts';

interface CommentItemProps {
  comment: Comment;
  open: Opened;
  type: TypeModel;
}

/** A comment with its replies and actions. */
export function CommentItem({ comment, open, type }: CommentItemProps) {
  const say = useWords(words);
  const nameOf = useNames();
  const when = useWhen();
  const queries = useQueryClient();
  const { fault, isDoing, doing } = useDoing();
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
        <b>{comment.field ? labelOf(comment.field) : say.wholePage}</b>
        <small>{say.states[comment.state]}</small>
        {comment.person && (
          <small>
            {say.forWhom} {nameOf(`person/${comment.person}`)}
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
        {!isDone && (
          <Answer key={comment.answers.length} id={id} comment={comment.id} reload={reload} />
        )}
        <Button
          className="quiet"
          isDisabled={isDoing}
          onPress={() =>
            void doing(() => setComment(id, comment.id, isDone ? 'open' : 'done').then(reload))
          }
        >
          {isDone ? say.again : say.done}
        </Button>
      </div>
      <Fault fault={fault} />
    </li>
  );
}

function FieldButton({ comment: { field }, open, type }: CommentItemProps) {
  const say = useWords(words);
  if (!field) return null;
  const path = pathOfField(open.document.written, field);
  if (!path) return <small>{say.gone}</small>;
  const tab = Object.values(type.json).findIndex((fields) =>
    Object.hasOwn(fields, String(path[1])),
  );
  return (
    <Button className="quiet" onPress={() => void goToField(pathText(path), tab)}>
      {say.goTo}
    </Button>
  );
}

function Answer({ id, comment, reload }: { id: string; comment: string; reload(): Promise<void> }) {
  const say = useWords(words);
  const { fault, isDoing, doing } = useDoing();
  const [key] = useState(() => crypto.randomUUID());
  const [text, setText] = useState('');
  return (
    <form
      className="row"
      onSubmit={(event) => {
        event.preventDefault();
        void doing(() => answerComment(id, comment, text, key).then(reload));
      }}
    >
      <input
        aria-label={say.answer}
        placeholder={say.answer}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <Button type="submit" className="quiet" isDisabled={isDoing || text.trim() === ''}>
        {say.answer}
      </Button>
      <Fault fault={fault} />
    </form>
  );
}
