import type { FiguresSlice } from '@farol/content-model';
import { Style } from '../../render/style.tsx';
import { WholeWords } from '../../render/whole-words.tsx';
import { Intro } from '../intro.tsx';
import type { SliceProperties } from '../slice.ts';
import style from './figures.css?inline';

/** Large numbers, each with a sentence. */
export function Figures({ slice }: SliceProperties<FiguresSlice>) {
  const { title, figures } = slice.primary;
  const filled = figures.filter(({ value }) => value);
  if (!filled.length) return null;
  return (
    <section className="room night">
      <Style name="Figures" css={style} />
      <div className="wrap">
        <Intro title={title} />
        <dl className="figures">
          {filled.map(({ value, label }) => (
            <div key={`${value} ${label}`}>
              <dt>
                <WholeWords text={label ?? ''} />
              </dt>
              <dd className={value && value.length > 6 ? 'figures-long' : undefined}>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
