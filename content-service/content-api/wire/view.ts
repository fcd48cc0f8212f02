import { answerTooLarge } from '../../errors.ts';
import { addressBy, type Route } from '../../query/routes.ts';
import type { Selection } from '../../query/selection.ts';
import type { Snapshot, SnapshotDocument } from '../../repository/snapshot.ts';

export interface ViewOptions {
  readonly snapshot: Snapshot;
  /** `https://content.example`, the base of every URL in the response. */
  readonly origin: string;
  /** The ref for URLs in the response. */
  readonly ref: string;
  readonly routes: readonly Route[];
  readonly brokenRoute: string | null;
  /** The fields to return, by document type; null for everything. */
  readonly selections: ReadonlyMap<string, Selection> | null;
  /** The fields of linked documents to include, by document type: `fetchLinks`. */
  readonly fetchedLinks: ReadonlyMap<string, Selection>;
}

const maxLinkedDocuments = 50_000;

/** Everything that the encoding of a response depends on besides the documents. */
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

  /** Limits nested linked documents, whose number can grow exponentially. */
  countLinkedDocument(): void {
    this.#linked += 1;
    if (this.#linked > maxLinkedDocuments) {
      throw answerTooLarge(`${maxLinkedDocuments} documents within documents`);
    }
  }
}
