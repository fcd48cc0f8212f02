const charCodes = { quote: 34, backslash: 92, list: 91, listEnd: 93, object: 123, objectEnd: 125 };

/** Far deeper than any document. Without a limit, going through what comes from elsewhere could overflow the stack. */
export const maxDepthFromElsewhere = 1000;

/** Whether lists and objects are nested deeper than `maxDepth`, determined without parsing. */
export function isNestedDeeper(json: string, maxDepth: number): boolean {
  let depth = 0;
  let isInString = false;
  for (let index = 0; index < json.length; index += 1) {
    const code = json.charCodeAt(index);
    if (isInString) {
      if (code === charCodes.backslash) index += 1;
      else if (code === charCodes.quote) isInString = false;
    } else if (code === charCodes.quote) isInString = true;
    else if (code === charCodes.list || code === charCodes.object) {
      depth += 1;
      if (depth > maxDepth) return true;
    } else if (code === charCodes.listEnd || code === charCodes.objectEnd) depth -= 1;
  }
  return false;
}
