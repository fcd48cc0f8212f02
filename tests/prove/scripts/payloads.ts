/** The function that hostile scripts call; a call proves that the page executed one. */
export const hook = 'farolProofRan';

/** One text with every known way to break out of its context. */
export function markup(place: string): string {
  const call = `${hook}('${place}')`;
  return [
    `">'><script>${call}</script>`,
    `<img src=x onerror=${call}>`,
    `<svg onload=${call}><script>${call}</script></svg>`,
    `</title></style></textarea></noscript></template>--><script>${call}</script>`,
    `<iframe srcdoc="<script>parent.${call}</script>"></iframe>`,
    `<details open ontoggle=${call}><a href="javascript:${call}">x</a>`,
    `' onmouseover=${call} onfocus=${call} autofocus x='`,
    `\\u003cscript\\u003e${call}\\u003c/script\\u003e`,
    `{{constructor.constructor("${call}")()}}\${${call}}`,
    '\u2028\u2029]]>',
  ].join(' ');
}

/** Executable addresses, in spellings that filters have missed. */
export function addresses(place: string): string[] {
  const call = `${hook}('${place}')`;
  return [
    `javascript:${call}`,
    ` JaVaScRiPt:${call}`,
    `java\tscript\n:${call}`,
    `\u0001javascript:${call}`,
    `javascript://x%0a${call}`,
    `data:text/html,<script>parent.${call};opener.${call}</script>`,
    `vbscript:${call}`,
    `//evil.example/"onmouseover="${call}`,
    `https://evil.example/"><script>${call}</script>`,
    `/page"><img src=x onerror=${call}>`,
    `mailto:a@b.example"><script>${call}</script>`,
    `#"><script>${call}</script>`,
  ];
}

/** A drawing with everything that may run. */
export function drawing(): string {
  return `<?xml version="1.0"?>
<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="400" height="300" onload="${hook}('svg onload')">
<script>${hook}('svg script')</script>
<script href="data:text/javascript,${hook}('svg data')"/>
<a xlink:href="javascript:${hook}('svg link')"><rect width="400" height="300" fill="#345" onmouseover="${hook}('svg rect')"/></a>
<foreignObject width="100" height="100"><body xmlns="http://www.w3.org/1999/xhtml"><img src="x" onerror="${hook}('svg html')"/></body></foreignObject>
<animate attributeName="href" values="javascript:${hook}('svg animate')" onbegin="${hook}('svg begin')"/>
<use href="data:image/svg+xml,&lt;svg id='x' onload='${hook}(1)'/&gt;#x"/>
</svg>`;
}
