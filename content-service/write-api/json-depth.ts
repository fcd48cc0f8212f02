const codes = { quote: 34, backslash: 92, list: 91, listEnd: 93, object: 123, objectEnd: 125 };

/** Whether lists and objects are nested deeper than `most`, determined without parsing. */
export function isNestedDeeper(json: string, most: number): boolean {
  let depth = 0;
  let isInText = false;
  for (let at = 0; at < json.length; at += 1) {
    const code = json.charCodeAt(at);
    if (isInText) {
      if (code === codes.backslash) at += 1;
      else if (code === codes.quote) isInText = false;
    } else if (code === codes.quote) isInText = true;
    else if (code === codes.list || code === codes.object) {
      depth += 1;
      if (depth > most) return true;
    } else if (code === codes.listEnd || code === codes.objectEnd) depth -= 1;
  }
  return false;
}
