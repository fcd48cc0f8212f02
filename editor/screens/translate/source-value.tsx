import { useInWords } from '../../fields/use-in-words.ts';
import { useWords } from '../../messages/messages.tsx';
import type { FieldModel } from '../../models/model.ts';
import { ValueDifferences } from '../history/value-differences.tsx';
import type { SourceChange } from './side-by-side.tsx';
import { translateWords } from './words.ts';

interface SourceValueProps {
  model: FieldModel;
  value: unknown;
  change: Pick<SourceChange, 'kind' | 'before'> | null;
}

/** The source's value in words, with its changes since it was translated. */
export function SourceValue({ model, value, change }: SourceValueProps) {
  const words = useWords(translateWords);
  const { texts } = useInWords([{ value, model }]);
  const text = texts.join('').trim();
  if (change) return <ValueDifferences model={model} before={change.before} after={value} />;
  return text ? <p className="words">{text}</p> : <p className="nothing">{words.nothing}</p>;
}
