import type { View } from './view.ts';

/** What encoding a value depends on. */
export interface EncodeContext {
  readonly view: View;
  /** Inside the `data` of a link, where nothing more is fetched: that applies only to the outermost links. */
  readonly withinLinked: boolean;
  /** Language of the document being encoded. */
  readonly lang: string;
}
