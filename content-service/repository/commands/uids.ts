import { InvalidDocument } from '../check/fault.ts';
import { type DocumentState, type State, type Version, versionOf } from '../state.ts';

/** Lower-case words of letters and digits; nothing that needs escaping in a URL or a query. */
const uidForm = /^[a-z0-9]+(?:[-_.~][a-z0-9]+)*$/;

/** The uid as stored; null if there is none. */
export function uidOf(uid: string | null | undefined, hasUidField: boolean): string | null {
  if (uid === undefined || uid === null || uid === '') return null;
  if (!hasUidField) throw new InvalidDocument('uid', 'the model of this type has no uid.');
  if (uidForm.test(uid) && uid.length <= 255) return uid;
  throw new InvalidDocument(
    'uid',
    `expected small letters a to z, digits and single hyphens, got ${JSON.stringify(uid.slice(0, 80))}.`,
    [],
    'address_form',
  );
}

/** Two documents of one type and language never share a uid: published, drafted or in a release. */
export function refuseTakenUid(
  state: State,
  self: Pick<DocumentState, 'id' | 'type' | 'lang'>,
  uid: string,
): void {
  const other = otherWithUid(state, self, uid);
  if (other) throw takenUid(other.id, self, uid);
}

/** Of versions that are published together: old ones may have had a uid one after the other. */
export function refuseSharedUids(versions: readonly Version[]): void {
  const owners = new Map<string, string>();
  for (const version of versions) {
    const { document, type, lang, uid } = version;
    if (uid === null) continue;
    const key = JSON.stringify([type, lang, uid]);
    const other = owners.get(key);
    if (other !== undefined) throw takenUid(other, version, uid);
    owners.set(key, document);
  }
}

function takenUid(
  owner: string,
  { type, lang }: Pick<DocumentState, 'type' | 'lang'>,
  uid: string,
): InvalidDocument {
  return new InvalidDocument(
    'uid',
    `the document ${owner} of the type ${type} in ${lang} has ${JSON.stringify(uid)} already.`,
    [],
    'address_taken',
  );
}

/** Another document with this uid: published, drafted or in a release. */
export function otherWithUid(
  state: State,
  self: Pick<DocumentState, 'id' | 'type' | 'lang'>,
  uid: string,
): DocumentState | undefined {
  return state.index.everWithUid(self.type, self.lang, uid).find((other) => {
    if (other.id === self.id || other.archived) return false;
    const current = [other.published, other.draft, ...other.releases.values()];
    return current.some((id) => id !== null && versionOf(other, id).uid === uid);
  });
}
