import type { View } from './view.ts';

/** Where in an answer something is written. */
export interface EncodeContext {
  readonly view: View;
  /** Within the `data` of a link: what the query and the models fetch applies to the outermost links only. */
  readonly withinLinked: boolean;
  /** Of the document that is written. */
  readonly lang: string;
}
