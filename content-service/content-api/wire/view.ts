import { answerTooLarge } from '../../errors.ts';
import { addressBy, type Route } from '../../query/routes.ts';
import type { Selection } from '../../query/selection.ts';
import type { Snapshot, SnapshotDocument } from '../../repository/snapshot.ts';

export interface ViewOptions {
  readonly snapshot: Snapshot;
  /** `https://content.example`, in front of every address the answer holds. */
  readonly origin: string;
  /** The ref that addresses in the answer name. */
  readonly ref: string;
  readonly routes: readonly Route[];
  readonly brokenRoute: string | null;
  /** What the answer holds of documents of each type; null for everything. */
  readonly selections: ReadonlyMap<string, Selection> | null;
  /** What links to documents of each type bring along, by `fetchLinks`. */
  readonly fetchedLinks: ReadonlyMap<string, Selection>;
}

const mostLinkedDocuments = 50_000;

/** How one answer shows documents: everything in it that is not the documents' own. */
export class View {
  readonly options: ViewOptions;
  readonly #addresses = new Map<SnapshotDocument, string | null>();
  #linked = 0;

  constructor(options: ViewOptions) {
    this.options = options;
  }

  get snapshot(): Snapshot {
    return this.options.snapshot;
  }

  addressOf(document: SnapshotDocument): string | null {
    const cached = this.#addresses.get(document);
    if (cached !== undefined) return cached;
    const address = addressBy(this.options.routes, document, this.snapshot);
    this.#addresses.set(document, address);
    return address;
  }

  /** Documents within documents within documents multiply: an answer holds only so many. */
  countLinkedDocument(): void {
    this.#linked += 1;
    if (this.#linked > mostLinkedDocuments) {
      throw answerTooLarge(`${mostLinkedDocuments} documents within documents`);
    }
  }
}
