import type { ReadStored, Sending, Version } from '../api/written.ts';
import { EditedDocument, isSaved } from './edited-document.ts';
import type { JournalEntry } from './journal.ts';
import type { SavingTo } from './saving.ts';

interface Meeting {
  /** The version on the service. */
  version: Version;
  save: SavingTo['save'];
  readStored: ReadStored;
  clock: () => number;
}

/**
 * Merges into a document what was being sent when its page closed, what others saved since, and what other tabs left
 * unsaved. Returns the sending that is still unanswered.
 */
export async function mergeUnsaved(
  document: EditedDocument,
  { unanswered, left }: { unanswered: Sending | null; left: readonly JournalEntry[] },
  { version, save, readStored, clock }: Meeting,
): Promise<Sending | null> {
  const own = { document, unanswered: await arrived(document, unanswered, save) };
  const others: (typeof own)[] = [];
  for (const { editing, unanswered: sent = null } of left) {
    const other = new EditedDocument(editing, clock);
    if (!isSaved(editing))
      others.push({ document: other, unanswered: await arrived(other, sent, save) });
  }
  const all = [own, ...others];
  const newest = all.map((each) => each.document.editing().base).reduce(newerOf, version);
  for (const each of all) await meet(each, newest, readStored);
  for (const other of others) document.join(other.document.editing());
  return own.unanswered;
}

const neverCalledOff = new AbortController().signal;

/** Repeats the sending whose answer was lost with the page; returns it if there is still no answer. */
async function arrived(
  document: EditedDocument,
  sending: Sending | null,
  save: SavingTo['save'],
): Promise<Sending | null> {
  if (!sending) return null;
  const answer = await save(sending, neverCalledOff);
  if (answer.kind === 'saved') document.saved(answer.version);
  return answer.kind === 'offline' || answer.kind === 'signed-out' ? sending : null;
}

function newerOf(one: Version, other: Version): Version {
  return other.at > one.at ? other : one;
}

async function meet(
  { document, unanswered }: { document: EditedDocument; unanswered: Sending | null },
  newest: Version,
  readStored: ReadStored,
): Promise<void> {
  // A version unknown here may be the unanswered text itself, or somebody else's edit of it: it is merged either way.
  const editing = document.editing();
  const isKnown = [editing.base.id, unanswered?.basedOn].includes(newest.id);
  if (!isKnown) document.meet(newest, isSaved(editing) ? null : await readStored(editing.base.id));
}
