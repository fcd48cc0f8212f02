/** Of one answer: a hundred documents, each of ten thousand values. */
export const maxValues = 1_000_000;

const charCodes = { quote: 34, comma: 44, list: 91, backslash: 92, object: 123 };

/**
 * Whether a JSON text has more values than that, counted without parsing, which takes long for very many. An empty list
 * or object counts twice.
 */
export function hasMoreValues(json: string, max: number): boolean {
  let count = 1;
  let isInString = false;
  for (let index = 0; index < json.length; index += 1) {
    const code = json.charCodeAt(index);
    if (isInString) {
      if (code === charCodes.backslash) index += 1;
      else if (code === charCodes.quote) isInString = false;
    } else if (code === charCodes.quote) isInString = true;
    else if (code === charCodes.comma || code === charCodes.list || code === charCodes.object) {
      count += 1;
      if (count > max) return true;
    }
  }
  return false;
}
