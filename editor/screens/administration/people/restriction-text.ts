import { languageOf } from '@farol/content-model';
import type { Rights } from '../../../api/administration.ts';

/** The languages and types a person is restricted to, by name; null without a restriction. */
export function restrictionText(
  rights: Pick<Rights, 'languages' | 'types'>,
  types: readonly { id: string; label?: string | null }[],
): string | null {
  const spoken = rights.languages?.map((code) => languageOf(code)?.name ?? code);
  const named = rights.types?.map((id) => types.find((each) => each.id === id)?.label ?? id);
  const all = [spoken, named].flatMap((each) => (each ? [each.join(', ')] : []));
  return all.length === 0 ? null : all.join(' / ');
}
