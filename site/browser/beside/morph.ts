import type { Idiomorph as Morphing } from 'idiomorph';

const sheet = new CSSStyleSheet();
let style = document.querySelector('style')?.textContent ?? '';
/** Everything around the content, as it was received last. */
let around: string | null = null;

/** Hydrated islands, which are left alone from then on. */
const alive = new WeakSet<Element>();
for (const touch of ['pointerdown', 'pointerover', 'focusin', 'keydown'])
  addEventListener(touch, ({ target }) => {
    const island = target instanceof Element && target.closest('[data-island]');
    if (island) alive.add(island);
  });

/** Changes the open page into the one received, and leaves equal elements untouched. */
export function morphPage(html: string, { morph }: typeof Morphing): void {
  const [whole = '', coming = ''] = /<style>([\s\S]*?)<\/style>/.exec(html) ?? [];
  // The page's content security policy applies to the parsed document too.
  const next = new DOMParser().parseFromString(html.replace(whole, ''), 'text/html');
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
  wear(coming);
  const isSameAround = around === aroundOf(html);
  around = aroundOf(html);
  const [present, fresh] = isSameAround ? [main, nextMain] : [document.body, next.body];
  morph(present, fresh, { restoreFocus: true, ignoreActiveValue: true, callbacks });
}

/** Only the style the page came with has a hash in the policy; further styles are adopted as constructed sheets. */
function wear(coming: string): void {
  if (coming === style) return;
  style = coming;
  sheet.replaceSync(coming);
  if (!document.adoptedStyleSheets.includes(sheet)) document.adoptedStyleSheets.push(sheet);
}

function aroundOf(html: string): string {
  const body = html.indexOf('<body');
  const start = html.indexOf('<main', body);
  return html.slice(body, start) + html.slice(html.indexOf('</main>', start));
}

/** Attributes set by the page's script or by the person looking at it. */
const kept = new Set(['open', 'data-shown', 'aria-pressed']);

const callbacks = {
  beforeNodeMorphed(present: Node, coming: Node): boolean {
    if (!(present instanceof Element) || !(coming instanceof Element)) return true;
    if (present.matches('dialog[open]') || isPlaying(present)) return false;
    if (!present.matches('[data-island]')) return true;
    if (dataOf(present) === dataOf(coming)) return !alive.has(present);
    // The page's script hydrates the new one once it is touched.
    present.replaceWith(document.importNode(coming, true));
    return false;
  },
  // A dialog created by a gallery is not part of the received page.
  beforeNodeRemoved: (present: Node) =>
    !(present instanceof Element && present.matches('dialog[open]')),
  beforeAttributeUpdated: (name: string) => !kept.has(name),
};

function isPlaying(element: Element): boolean {
  if (element instanceof HTMLVideoElement) return !element.paused;
  return element.tagName === 'IFRAME' || element.querySelector(':scope > iframe') !== null;
}

function dataOf(island: Element): string {
  return island.querySelector(':scope > script')?.textContent ?? '';
}
