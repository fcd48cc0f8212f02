import { Refused } from '../repository/faults.ts';

/** A writer makes drafts, a publisher also publishes, an administrator also manages everything else. */
export const roles = ['writer', 'publisher', 'administrator'] as const;

export type Role = (typeof roles)[number];

export interface Rights {
  role: Role;
  /** The languages and types of documents a person may change; null for all. Everybody may read everything. */
  languages: readonly string[] | null;
  types: readonly string[] | null;
}

/** Administrators give rights, to themselves too, so nothing could limit them. */
export function refuseLimitedAdministrator({ role, languages, types }: Rights): void {
  if (role !== 'administrator' || (languages === null && types === null)) return;
  throw new Refused(
    'Administrators give rights, so they cannot be limited to languages or types. Lift the limits, or choose another role.',
    422,
    { code: 'administrator_limited' },
  );
}

/** What is stored may limit an administrator, as was possible once. */
export function liftAdministratorsLimits<Stored extends Rights>(stored: Stored): Stored {
  return stored.role === 'administrator' ? { ...stored, languages: null, types: null } : stored;
}

export function isAtLeast(role: Role, required: Role): boolean {
  return roles.indexOf(role) >= roles.indexOf(required);
}

export function includes(rights: Rights, { type, lang }: { type: string; lang: string }): boolean {
  return (rights.languages?.includes(lang) ?? true) && (rights.types?.includes(type) ?? true);
}
