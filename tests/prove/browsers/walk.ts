import type { WholeProduct } from '../../../launch/whole-product.ts';
import type { DrivenBrowser } from './driven-browser.ts';

/** The servers that are walked through. */
export interface Places {
  /** The site with the sample content. */
  plain: string;
  /** The same with a tag manager, so that it asks for consent. */
  counting: string;
  /** The service and editor behind both: the editor is at `/edit` of the service, and `writer` can invite people. */
  product: WholeProduct;
}

/** One path through the product, as a person takes it; throws where it gets stuck. */
export type Walk = (browser: DrivenBrowser, places: Places) => Promise<void>;
