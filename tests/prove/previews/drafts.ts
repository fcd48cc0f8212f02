import type { Writer } from '../../../launch/writer.ts';
import type { StandIn, WireDocument } from '../../../site/content/service.testing.ts';
import { title } from '../content/index.ts';
import { saveDraft } from '../editing.ts';

/** Writes drafts and opens previews of them. */
export interface Drafts {
  /** Ids of documents with a title and a page of their own. */
  readonly documents: readonly string[];
  /** A token whose preview shows the words as the document's title, and only there. */
  open(document: string, words: string): Promise<string>;
  /** The token after another edit, as the toolbar receives it. */
  edit(token: string, document: string, words: string): Promise<string>;
}

/** Drafts in the real service. */
export function draftsOf(writer: Writer, documents: readonly string[]): Drafts {
  const write = (document: string, words: string) =>
    saveDraft(writer, document, { title: title(words) });
  return {
    documents,
    async open(document, words) {
      await write(document, words);
      const started = await writer.send<{ ref: string }>('POST', '/api/farol/v1/previews', {
        document,
      });
      return started.ref;
    },
    async edit(token, document, words) {
      await write(document, words);
      const { origin, pathname } = new URL(token);
      const answer = await fetch(`${origin}${pathname}/ping?ref=${encodeURIComponent(token)}`);
      const { ref }: { ref: string } = await answer.json();
      return ref;
    },
  };
}

/** Drafts in a stand-in, which has ten thousand documents at once. */
export function draftsBeside(service: StandIn, documents: readonly string[]): Drafts {
  const published = service.published;
  let count = 0;
  function add(session: string, document: string, words: string): string {
    count += 1;
    const token = `${service.origin}/previews/${session}:mark${count}?websitePreviewId=mark${count}`;
    const changed = (each: WireDocument): WireDocument => ({
      ...each,
      data: { ...each.data, title: title(words) },
    });
    service.addRef(
      token,
      published.map((each) => (each.id === document ? changed(each) : each)),
    );
    return token;
  }
  return {
    documents,
    open: async (document, words) => add(`session${count}`, document, words),
    async edit(token, document, words) {
      const [, session = ''] = /\/previews\/([^:]+):/.exec(token) ?? [];
      service.removeRef(token);
      return add(session, document, words);
    },
  };
}
