import type { FinderDoorsSlice } from '@farol/content-model';
import type { Surroundings } from '../../contract/page.ts';
import type { Messages } from '../../messages/messages.ts';
import { listedOf } from '../../programs/program-facts.ts';
import { Style } from '../../render/style.tsx';
import { Intro } from '../intro.tsx';
import type { SliceProperties } from '../slice.ts';
import style from './finder-doors.css?inline';

type Kind = keyof Messages['doors'];

/** A street of doors, one per kind of program there is; each leads into the finder. */
export function FinderDoors({ slice, around }: SliceProperties<FinderDoorsSlice>) {
  const { title, text } = slice.primary;
  const doors = doorsOf(around);
  if (!doors.length) return null;
  return (
    <section className="room">
      <Style name="FinderDoors" css={style} />
      <div className="wrap">
        <Intro title={title} text={text} />
      </div>
      <ul className="doors">
        {doors.map(({ kind, count, href }) => (
          <li key={kind}>
            <a className="door" href={href}>
              <i />
              <b>{around.messages.doors[kind]}</b>
              <span className="small muted">{around.messages.programCount(count)}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The kinds that are offered in this language, in the order of the interface's words. */
export function doorsOf({ content, addresses, language, messages }: Surroundings) {
  const overview = addresses.ofSingle('programs_overview', language) ?? '/programs';
  const offered = content
    .ofType('programs_details', language)
    .map((program) => listedOf(program).kind);
  return kindsOf(messages).flatMap((kind) => {
    const count = offered.filter((each) => each === kind).length;
    return count ? [{ kind, count, href: `${overview}?kind=${kind}` }] : [];
  });
}

function kindsOf(messages: Messages): Kind[] {
  const isKind = (name: string): name is Kind => Object.hasOwn(messages.doors, name);
  return Object.keys(messages.doors).filter(isKind);
}
