import { EditedDocument, isSaved } from './edited-document.ts';
import type { JournalEntry } from './journal.ts';
import type { SavingTo, Sending } from './saving.ts';
import type { Version } from './written.ts';

interface Meeting {
  /** What the service has. */
  version: Version;
  save: SavingTo['save'];
  clock: () => number;
}

/**
 * Brings into a document what was on its way when its page went, what others saved since, and what other tabs left
 * unsaved; answers what is still not known to have arrived.
 */
export async function bringTogether(
  document: EditedDocument,
  { unanswered, left }: { unanswered: Sending | null; left: readonly JournalEntry[] },
  { version, save, clock }: Meeting,
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
  for (const each of all) meet(each, newest);
  for (const other of others) document.join(other.document.editing());
  return own.unanswered;
}

const neverCalledOff = new AbortController().signal;

/** Asks for the answer that was lost with the page; what is still not known stays to be asked. */
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

function meet(
  { document, unanswered }: { document: EditedDocument; unanswered: Sending | null },
  newest: Version,
): void {
  // What was on its way may stand now, or lie below what somebody else made of it.
  const isKnown = [document.editing().base.id, unanswered?.basedOn].includes(newest.id);
  if (!isKnown) document.meet(newest);
}
