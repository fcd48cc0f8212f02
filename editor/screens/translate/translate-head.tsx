import { joinTexts, type TextModels } from '@farol/content-model';
import { useState } from 'react';
import { Button } from 'react-aria-components';
import type { ComparedWithSource } from '../../api/translations.ts';
import { useFieldContext } from '../../fields/field-context.tsx';
import { useLanguageName, useMessages, useWords } from '../../messages/messages.tsx';
import type { TypeModel } from '../../models/model.ts';
import { useTimeFormat } from '../../parts/time-format.ts';
import { useNames } from '../../person/names.ts';
import { translateWords } from './words.ts';

interface TranslateHeadProps {
  type: TypeModel;
  compared: ComparedWithSource;
}

/** The state of the translation, and what is copied from the source at once. */
export function TranslateHead({ type, compared }: TranslateHeadProps) {
  const words = useWords(translateWords);
  const { document, slices, isOnlyToRead } = useFieldContext();
  const [listsLeft, setListsLeft] = useState(0);
  const { source } = compared;
  const models: TextModels = {
    fields: Object.assign({}, ...Object.values(type.json)),
    slice: (name) => slices.get(name),
  };
  const copyForm = () => {
    let left = 0;
    const joined = joinTexts(
      {
        form: source.led,
        words: document.written.data,
        otherwise: 'no words',
        left: () => {
          left += 1;
        },
      },
      models,
    );
    document.write(['data'], joined);
    setListsLeft(left);
  };
  return (
    <div className="translate-head">
      <Standing compared={compared} />
      {!isOnlyToRead && (
        <div className="row">
          <Button className="quiet" onPress={() => document.write(['data'], source.led)}>
            {words.copyAll}
          </Button>
          <Button className="quiet" onPress={copyForm}>
            {words.copyForm}
          </Button>
        </div>
      )}
      <div role="status">
        {listsLeft > 0 && <p className="notice">{words.listsLeft(listsLeft)}</p>}
      </div>
    </div>
  );
}

function Standing({
  compared: { source, translated, outdated },
}: {
  compared: TranslateHeadProps['compared'];
}) {
  const messages = useMessages();
  const words = useWords(translateWords);
  const when = useTimeFormat();
  const nameOf = useNames();
  const language = useLanguageName()(source.lang);
  if (translated?.document !== source.document) return <p>{words.never}</p>;
  if (!outdated)
    return (
      <p>
        {words.upToDate}{' '}
        <small>{translated.isGuessed ? words.guessed : nameOf(translated.by)}</small>
      </p>
    );
  if (outdated.fields === undefined) return <p className="outdated">{words.unknownChange}</p>;
  return (
    <p className="outdated">
      {messages.labelled(
        `${words.changed(outdated.fields)} (${language}), ${words.changedSince(when(outdated.since))}`,
        words.changedWords(outdated.words ?? 0),
      )}
      {'.'}
    </p>
  );
}
