import type { QuestionsSlice } from '@farol/content-model';
import type { PageContext } from '../../contract/page.ts';
import { RichText } from '../../render/rich-text.tsx';
import { Style } from '../../render/style.tsx';
import { WholeWords } from '../../render/whole-words.tsx';
import type { SliceProperties } from '../slice.ts';
import style from './questions.css?inline';

type Question = QuestionsSlice['primary']['questions'][number];

export function Questions({ slice, context }: SliceProperties<QuestionsSlice>) {
  const { title, questions } = slice.primary;
  return <QuestionList title={title} questions={questions} context={context} />;
}

interface QuestionListProperties {
  /** The anchor of the list; a page may have several. */
  id?: string;
  title: string | null;
  questions: readonly Question[];
  context: PageContext;
}

/** Questions and answers as disclosures, all open in print. */
export function QuestionList({ id, title, questions, context }: QuestionListProperties) {
  const answered = answeredQuestions(questions);
  if (!answered.length) return null;
  return (
    <section className="room" id={id}>
      <Style name="Questions" css={style} />
      <div className="wrap questions">
        {title && <h2>{title}</h2>}
        <div>
          {answered.map(({ question, answer }) => (
            <details key={question}>
              <summary>
                <h3>
                  <WholeWords text={question ?? ''} />
                </h3>
              </summary>
              <div className="flow muted">
                <RichText field={answer} context={context} />
              </div>
            </details>
          ))}
        </div>
      </div>
    </section>
  );
}

export function answeredQuestions(questions: readonly Question[]): readonly Question[] {
  return questions.filter(({ question, answer }) => question && answer.length);
}
