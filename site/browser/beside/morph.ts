import type { Idiomorph as Morphing } from 'idiomorph';

const sheet = new CSSStyleSheet();
let style = document.querySelector('style')?.textContent ?? '';
/** Everything around the content, as it was received last. */
let surroundings: string | null = null;

/** Hydrated islands, which are left alone from then on. */
const hydrated = new WeakSet<Element>();
for (const touch of ['pointerdown', 'pointerover', 'focusin', 'keydown'])
  addEventListener(touch, ({ target }) => {
    const island = target instanceof Element && target.closest('[data-island]');
    if (island) hydrated.add(island);
  });

/** Changes the open page into the one received, and leaves equal elements untouched. */
export function morphPage(html: string, { morph }: typeof Morphing): void {
  const [styleElement = '', styleText = ''] = /<style>([\s\S]*?)<\/style>/.exec(html) ?? [];
  // The page's content security policy applies to the parsed document too.
  const next = new DOMParser().parseFromString(html.replace(styleElement, ''), 'text/html');
  const main = document.querySelector('main');
  const nextMain = next.querySelector('main');
  if (!main || !nextMain) {
    location.reload();
    return;
  }
  document.title = next.title;
  const { lang, dataset } = next.documentElement;
  document.documentElement.lang = lang;
  if (dataset.document) document.documentElement.dataset.document = dataset.document;
  adoptStyle(styleText);
  const hasSameSurroundings = surroundings === surroundingsOf(html);
  surroundings = surroundingsOf(html);
  const [current, incoming] = hasSameSurroundings ? [main, nextMain] : [document.body, next.body];
  morph(current, incoming, { restoreFocus: true, ignoreActiveValue: true, callbacks });
}

/** Only the style the page came with has a hash in the policy; further styles are adopted as constructed sheets. */
function adoptStyle(text: string): void {
  if (text === style) return;
  style = text;
  sheet.replaceSync(text);
  if (!document.adoptedStyleSheets.includes(sheet)) document.adoptedStyleSheets.push(sheet);
}

function surroundingsOf(html: string): string {
  const body = html.indexOf('<body');
  const start = html.indexOf('<main', body);
  return html.slice(body, start) + html.slice(html.indexOf('</main>', start));
}

/** Attributes set by the page's script or by the person looking at it. */
const localAttributes = new Set(['open', 'data-shown', 'aria-pressed']);

const callbacks = {
  beforeNodeMorphed(current: Node, incoming: Node): boolean {
    if (!(current instanceof Element) || !(incoming instanceof Element)) return true;
    if (current.matches('dialog[open]') || isPlaying(current)) return false;
    if (!current.matches('[data-island]')) return true;
    if (dataOf(current) === dataOf(incoming)) return !hydrated.has(current);
    // The page's script hydrates the new one once it is touched.
    current.replaceWith(document.importNode(incoming, true));
    return false;
  },
  // A dialog created by a gallery is not part of the received page.
  beforeNodeRemoved: (current: Node) =>
    !(current instanceof Element && current.matches('dialog[open]')),
  beforeAttributeUpdated: (name: string) => !localAttributes.has(name),
};

function isPlaying(element: Element): boolean {
  if (element instanceof HTMLVideoElement) return !element.paused;
  return element.tagName === 'IFRAME' || element.querySelector(':scope > iframe') !== null;
}

function dataOf(island: Element): string {
  return island.querySelector(':scope > script')?.textContent ?? '';
}
