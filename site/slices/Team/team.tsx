import type { TeamSlice } from '@farol/content-model';
import { Picture } from '../../render/picture.tsx';
import { Style } from '../../render/style.tsx';
import { WholeWords } from '../../render/whole-words.tsx';
import { Intro } from '../intro.tsx';
import type { SliceProperties } from '../slice.ts';
import style from './team.css?inline';

/** People in lit windows. */
export function Team({ slice, context }: SliceProperties<TeamSlice>) {
  const { title, text, people } = slice.primary;
  return (
    <section className="room">
      <Style name="Team" css={style} />
      <div className="wrap">
        <Intro title={title} text={text} />
        <ul className="team">
          {people.map((person) => (
            <li key={person.name}>
              <span className="window">
                <Picture
                  field={person.portrait}
                  context={context}
                  sizes="(min-width:62em) 16rem, 40vw"
                  maxWidth={750}
                  decorative
                />
              </span>
              <h3>{person.name}</h3>
              {person.role && <p className="strong">{person.role.replaceAll(' · ', '\u00a0· ')}</p>}
              {person.text && (
                <p className="muted">
                  <WholeWords text={person.text} />
                </p>
              )}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
