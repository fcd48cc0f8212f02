import type { ProgramListSlice } from '@farol/content-model';
import type { PageContext } from '../../contract/page.ts';
import { linkedPrograms } from '../../programs/linked-documents.ts';
import type { ListedProgram } from '../../programs/program-facts.ts';
import { Part } from '../../render/parts.tsx';
import { Style } from '../../render/style.tsx';
import { Intro } from '../intro.tsx';
import type { SliceProperties } from '../slice.ts';
import { Poster } from './poster.tsx';
import style from './program-list.css?inline';

/** Programs as posters: those an editor chose, else the first six. */
export function ProgramList({ slice, context }: SliceProperties<ProgramListSlice>) {
  const { title, text, programs } = slice.primary;
  const chosen = linkedPrograms(
    programs.map(({ program }) => program),
    context,
  );
  const shown = programs.length
    ? chosen
    : context.content.ofType('programs_details', context.language).slice(0, 6);
  if (!shown.length) return null;
  const all = context.addresses.ofSingle('programs_overview', context.language);
  return (
    <section className="room">
      <div className="wrap">
        <Intro title={title} text={text} />
        <PosterWall programs={shown} context={context} />
        {all && (
          <p className="wall-more unprinted">
            <a className="button" href={all}>
              {context.messages.allPrograms}
            </a>
          </p>
        )}
      </div>
    </section>
  );
}

interface PosterWallProperties {
  programs: readonly ListedProgram[];
  context: PageContext;
  /** The posters start on the first screen, below its largest picture. */
  second?: boolean;
}

export function PosterWall({ programs, context, second = false }: PosterWallProperties) {
  const isPair = programs.length === 2;
  return (
    <ul className={isPair ? 'wall wall-two' : 'wall'}>
      <Style name="ProgramList" css={style} />
      {programs.map((program) => (
        <li key={program.id}>
          <Part>
            <Poster
              program={program}
              context={context}
              sizes={`(min-width:80em) 26rem, (min-width:${isPair ? 62 : 48}em) 30vw, 45vw`}
              second={second}
            />
          </Part>
        </li>
      ))}
    </ul>
  );
}
