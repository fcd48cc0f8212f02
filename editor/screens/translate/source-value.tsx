import { isRecord, plainText } from '@farol/content-model';
import type { FieldModel } from '../../fields/model.ts';
import { useWords } from '../../messages/messages.tsx';
import { WordDifferences } from '../document/word-differences.tsx';
import type { SourceChange } from './side-by-side.tsx';
import { words } from './words.ts';

interface SourceValueProps {
  model: FieldModel;
  value: unknown;
  change: Pick<SourceChange, 'kind' | 'before'> | null;
}

/** The source's text, with its changes since it was translated. */
export function SourceValue({ model, value, change }: SourceValueProps) {
  const say = useWords(words);
  const textOf = (each: unknown) =>
    plainText(model.type === 'Image' && isRecord(each) ? each.alt : each).trim();
  const text = textOf(value);
  if (change) return <WordDifferences before={textOf(change.before)} after={text} />;
  if (text) return <p className="words">{text}</p>;
  const isThere = isRecord(value) || (Array.isArray(value) && value.length > 0);
  const what = model.type === 'Image' ? say.picture : say.linkOnly;
  return <p className="nothing">{isThere ? what : say.nothing}</p>;
}
