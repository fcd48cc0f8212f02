import { startWholeProduct, type WholeProduct } from '../../launch/whole-product.ts';
import type { Writer } from '../../launch/writer.ts';

/** A product with the sample, which was written once for all tests: each begins with a copy of that. */
export function startSeededProduct(
  write: (writer: Writer) => Promise<void> = async () => {},
): Promise<WholeProduct> {
  const seeded = process.env.FAROL_SEEDED;
  if (!seeded) throw new Error('The setup of the browser tests has not written the sample.');
  return startWholeProduct({}, write, seeded);
}
