import type { ProgramsDetailsDocument } from '@farol/content-model';
import { asText } from '@prismicio/client';
import type { Surroundings } from '../pages/page.ts';
import { Picture } from '../render/picture.tsx';

/** A program in the list. */
export function Poster({
  program,
  around,
}: {
  program: ProgramsDetailsDocument;
  around: Surroundings;
}) {
  return (
    <a href={around.addresses.of(program)}>
      <Picture field={program.data.cover} around={around} view="tall" sizes="20rem" decorative />
      <span>{asText(program.data.title)}</span>
    </a>
  );
}
