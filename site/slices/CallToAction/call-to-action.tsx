import type { CallToActionSlice } from '@farol/content-model';
import { Style } from '../../render/style.tsx';
import { WholeWords } from '../../render/whole-words.tsx';
import { Actions } from '../actions.tsx';
import type { SliceProperties } from '../slice.ts';
import style from './call-to-action.css?inline';

/** One thing to do, below the beam of the lighthouse. */
export function CallToAction({ slice, context }: SliceProperties<CallToActionSlice>) {
  const { title, text, actions } = slice.primary;
  return (
    <section className="call night">
      <Style name="CallToAction" css={style} />
      <div className="wrap flow">
        {title && (
          <h2>
            <WholeWords text={title} />
          </h2>
        )}
        {text && (
          <p className="lead">
            <WholeWords text={text} />
          </p>
        )}
        <Actions actions={actions} context={context} />
      </div>
    </section>
  );
}
