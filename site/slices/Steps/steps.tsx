import type { StepsSlice } from '@farol/content-model';
import { Style } from '../../render/style.tsx';
import { WholeWords } from '../../render/whole-words.tsx';
import { Intro } from '../intro.tsx';
import type { SliceProperties } from '../slice.ts';
import style from './steps.css?inline';

/** Numbered steps along a line. */
export function Steps({ slice }: SliceProperties<StepsSlice>) {
  const { title, text, steps } = slice.primary;
  return (
    <section className="room tint">
      <Style name="Steps" css={style} />
      <div className="wrap">
        <Intro title={title} text={text} />
        <ol className="steps">
          {steps.map((step) => (
            <li key={step.title}>
              <h3>
                <WholeWords text={step.title ?? ''} />
              </h3>
              {step.text && (
                <p className="muted">
                  <WholeWords text={step.text} />
                </p>
              )}
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
