import type { WholeProduct } from '../../../launch/whole-product.ts';
import type { DrivenBrowser } from './driven-browser.ts';

/** Where one walks. */
export interface Places {
  /** The sample’s site. */
  plain: string;
  /** The same with a tag manager, which asks for consent. */
  counting: string;
  /** The product behind both: its editor is at `/edit` of its service, and its writer can let people in. */
  product: WholeProduct;
}

/** A way through the product as somebody goes it; it throws where the way ends. */
export type Walk = (browser: DrivenBrowser, places: Places) => Promise<void>;
