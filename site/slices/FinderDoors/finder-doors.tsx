import type { FinderDoorsSlice } from '@farol/content-model';
import type { PageContext } from '../../contract/page.ts';
import type { Messages } from '../../messages/en.ts';
import { type ListedProgram, listedOf } from '../../programs/program-facts.ts';
import { Style } from '../../render/style.tsx';
import { atOnce, memoizedSteps } from '../../turns/steps.ts';
import { Intro } from '../intro.tsx';
import type { SliceProperties } from '../slice.ts';
import style from './finder-doors.css?inline';

type Kind = keyof Messages['doors'];

/** A row of doors, one for each type of program; each leads to the filtered finder. */
export function FinderDoors({ slice, context }: SliceProperties<FinderDoorsSlice>) {
  const { title, text } = slice.primary;
  const doors = doorsOf(context);
  if (!doors.length) return null;
  return (
    <section className="room unprinted">
      <Style name="FinderDoors" css={style} />
      <div className="wrap">
        <Intro title={title} text={text} />
      </div>
      <ul className="doors">
        {doors.map(({ kind, count, href }) => (
          <li key={kind}>
            <a className="door" href={href}>
              <i />
              <b>{context.messages.doors[kind]}</b>
              <span className="small muted">{context.messages.programCount(count)}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Reads every program, before a page counts those of each type. */
export const prepareDoors = memoizedSteps(function* (programs: readonly ListedProgram[]) {
  const counts = new Map<string | null, number>();
  for (const program of programs) {
    const { kind } = listedOf(program);
    counts.set(kind, (counts.get(kind) ?? 0) + 1);
    yield;
  }
  return counts;
});

/** The types offered in this language, sorted as the interface lists them. */
function doorsOf({ content, addresses, language, messages }: PageContext) {
  const overview = addresses.ofSingle('programs_overview', language) ?? '/programs';
  const counts = atOnce(prepareDoors(content.ofType('programs_details', language)));
  return kindsOf(messages).flatMap((kind) => {
    const count = counts.get(kind) ?? 0;
    return count ? [{ kind, count, href: `${overview}?kind=${kind}` }] : [];
  });
}

function kindsOf(messages: Messages): Kind[] {
  const isKind = (name: string): name is Kind => Object.hasOwn(messages.doors, name);
  return Object.keys(messages.doors).filter(isKind);
}
