const unread = { '<!--': '-->', '<![CDATA[': ']]>', '<?': '?>' };
const codes = { quote: 34, apostrophe: 39, slash: 47, tagEnd: 62 };

/** Whether elements lie deeper in each other than that, seen without making anything of them. What is no XML is left to its parser. */
export function isNestedDeeper(xml: string, most: number): boolean {
  let depth = 0;
  for (let start = xml.indexOf('<'); start !== -1; ) {
    const isEnd = xml.charCodeAt(start + 1) === codes.slash;
    const skipped = Object.entries(unread).find(([opening]) => xml.startsWith(opening, start));
    const end = skipped ? xml.indexOf(skipped[1], start + skipped[0].length) : tagEnd(xml, start);
    if (end === -1) return false;
    if (isEnd) depth -= 1;
    else if (!skipped && xml.charCodeAt(end - 1) !== codes.slash) depth += 1;
    if (depth > most) return true;
    start = xml.indexOf('<', end);
  }
  return false;
}

/** Where a tag ends; what stands in the value of an attribute is no end. */
function tagEnd(xml: string, start: number): number {
  if (xml.charCodeAt(start + 1) === codes.slash) return xml.indexOf('>', start);
  for (let at = start + 1; at < xml.length; at += 1) {
    const code = xml.charCodeAt(at);
    if (code === codes.tagEnd) return at;
    if (code !== codes.quote && code !== codes.apostrophe) continue;
    at = xml.indexOf(String.fromCharCode(code), at + 1);
    if (at === -1) return -1;
  }
  return -1;
}
