import { writeDate } from '../../query/dates.ts';

export function dateOrNull(milliseconds: number | null): string | null {
  return milliseconds === null ? null : writeDate(milliseconds);
}
