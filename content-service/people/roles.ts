/** A writer makes drafts, a publisher also publishes, an administrator also manages everything else. */
export const roles = ['writer', 'publisher', 'administrator'] as const;

export type Role = (typeof roles)[number];

export interface Rights {
  role: Role;
  /** The languages and types of documents a person may change; null for all. Everybody may read everything. */
  languages: readonly string[] | null;
  types: readonly string[] | null;
}

export function isAtLeast(role: Role, required: Role): boolean {
  return roles.indexOf(role) >= roles.indexOf(required);
}

export function includes(rights: Rights, { type, lang }: { type: string; lang: string }): boolean {
  return (rights.languages?.includes(lang) ?? true) && (rights.types?.includes(type) ?? true);
}
