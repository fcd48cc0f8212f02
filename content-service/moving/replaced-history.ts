import type { Event } from '../repository/events.ts';
import type { Store } from '../repository/history.ts';
import { sessionId } from '../repository/tokens.ts';

/** What a restore has to know of the history that it replaces. */
export interface ReplacedHistory {
  /** Ids. */
  documents: Set<string>;
  files: Set<string>;
  types: Set<string>;
  /** Id -> hash of the valid ones. */
  tokens: Map<string, string>;
  revokedTokens: Set<string>;
  revokedPreviews: Set<string>;
  /** Whether a commit could not be read: what happened with it is unknown. */
  isDamaged: boolean;
}

/** Reads a damaged history too, because a restore is how it is repaired. */
export async function replacedHistory(store: Pick<Store, 'salvage'>): Promise<ReplacedHistory> {
  const history: ReplacedHistory = {
    documents: new Set(),
    files: new Set(),
    types: new Set(),
    tokens: new Map(),
    revokedTokens: new Set(),
    revokedPreviews: new Set(),
    isDamaged: false,
  };
  for await (const commit of store.salvage(0))
    if (typeof commit === 'string') history.isDamaged = true;
    else for (const event of commit.events) note(history, event);
  return history;
}

export function isEmpty({ documents, files, types, isDamaged }: ReplacedHistory): boolean {
  return documents.size + files.size + types.size === 0 && !isDamaged;
}

function note(history: ReplacedHistory, event: Event): void {
  switch (event.kind) {
    case 'version-written':
      history.documents.add(event.version.document);
      break;
    case 'asset-stored':
      history.files.add(event.asset.id);
      break;
    case 'asset-removed':
      history.files.delete(event.asset);
      break;
    case 'type-saved':
      history.types.add(event.model.id);
      break;
    case 'type-removed':
      history.types.delete(event.id);
      break;
    case 'token-created':
      history.tokens.set(event.token.id, event.token.hash);
      break;
    case 'token-revoked':
      history.tokens.delete(event.token);
      history.revokedTokens.add(event.token);
      break;
    case 'preview-revoked':
      history.revokedPreviews.add(sessionId(event.preview));
      break;
  }
}
