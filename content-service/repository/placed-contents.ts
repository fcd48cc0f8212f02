import type { VersionContent } from '../store/store.ts';
import type { Event, VersionHead } from './events.ts';
import { placedVersions, type State } from './state.ts';

/** In-memory contents of the versions in drafts and releases. */
export class PlacedContents {
  readonly #state: State;
  readonly #contents = new Map<string, VersionContent>();

  constructor(state: State) {
    this.#state = state;
  }

  get(version: string): VersionContent | undefined {
    return this.#contents.get(version);
  }

  add(version: string, contents: ReadonlyMap<string, VersionContent>): void {
    const content = contents.get(version);
    if (content) this.#contents.set(version, content);
  }

  supersede({ id, replaces }: VersionHead, contents: ReadonlyMap<string, VersionContent>): void {
    this.add(id, contents);
    if (replaces) this.#contents.delete(replaces);
  }

  addIfMissing(version: string, content: VersionContent): void {
    if (!this.#contents.has(version)) this.#contents.set(version, content);
  }

  forgetUnplaced(events: readonly Event[]): void {
    const touched = new Set<string>();
    for (const event of events) {
      if (event.kind === 'release-removed' || event.kind === 'release-published') {
        const placed = new Set(placedVersions(this.#state));
        for (const id of this.#contents.keys()) if (!placed.has(id)) this.#contents.delete(id);
        return;
      }
      if (event.kind === 'version-written') touched.add(event.version.document);
      if (event.kind === 'place-cleared' || event.kind === 'published') touched.add(event.document);
    }
    for (const id of touched) {
      const document = this.#state.documents.get(id);
      const placed = new Set([document?.draft, ...(document?.releases.values() ?? [])]);
      for (const { id: version } of document?.versions ?? [])
        if (!placed.has(version)) this.#contents.delete(version);
    }
  }
}
