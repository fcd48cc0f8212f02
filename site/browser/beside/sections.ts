import { placeOf } from './places.ts';

/** A section that may be changed here, with its name in the language of the editor. */
interface Section {
  id: string;
  name: string;
}

const acts = ['up', 'down', 'duplicate', 'add', 'remove'] as const;
type Act = (typeof acts)[number];
type Labels = Record<Act | 'drag', string>;

interface Shown {
  document: string;
  /** In the order of the page. */
  sections: readonly Section[];
  labels: Labels;
}

interface SectionBars {
  show(value: unknown): void;
  /** Keeps the section with the bar where it is in the window while its place on the page changes. */
  hold(): void;
  /** The page shows what was written last. */
  settle(): void;
}

const icons: Labels = {
  drag: '<circle cx="6" cy="3" r="1.25"/><circle cx="10" cy="3" r="1.25"/><circle cx="6" cy="8" r="1.25"/><circle cx="10" cy="8" r="1.25"/><circle cx="6" cy="13" r="1.25"/><circle cx="10" cy="13" r="1.25"/>',
  up: '<path d="M8 13V3M3.5 7.5 8 3l4.5 4.5"/>',
  down: '<path d="M8 3v10M3.5 8.5 8 13l4.5-4.5"/>',
  duplicate: '<path d="M5.5 5.5h8v8h-8zM10.5 5.5v-3h-8v8h3"/>',
  add: '<path d="M8 2.5v11M2.5 8h11"/>',
  remove: '<path d="M2.5 4.5h11M6 4.5v-2h4v2M4 4.5l.75 9h6.5L12 4.5"/>',
};

const style = new CSSStyleSheet();
style.replaceSync(`
  [data-section-layer] { position: absolute; inset: 0 0 auto 0; height: 0; z-index: 60; }
  [data-section-layer] [role="toolbar"] {
    position: absolute; display: flex; padding: .25rem; border-radius: .75rem; background: #16323f;
    color: #fffaf0; box-shadow: 0 .25rem 1rem rgb(0 0 0 / .35);
  }
  [data-section-layer] button {
    display: grid; place-items: center; width: 2.75rem; height: 2.75rem; padding: 0; border: 0;
    border-radius: .5rem; background: none; color: inherit; cursor: pointer;
  }
  [data-section-layer] button:hover { background: #2c5365; }
  [data-section-layer] button:focus-visible { outline: 3px solid #ffb73a; outline-offset: -3px; }
  [data-section-layer] button[aria-disabled="true"] { opacity: .4; cursor: default; }
  [data-section-layer] [data-act="drag"] { cursor: grab; touch-action: none; }
  [data-section-layer] svg {
    width: 1.25rem; height: 1.25rem; fill: none; stroke: currentColor; stroke-width: 1.75;
    stroke-linecap: round; stroke-linejoin: round;
  }
  [data-section-layer] circle { fill: currentColor; stroke: none; }
  [data-section-frame], [data-section-gap] { position: absolute; pointer-events: none; }
  [data-section-frame] { border: 3px solid #ffb73a; }
  [data-section-dragged] [data-section-frame] { background: rgb(255 183 58 / .35); }
  [data-section-dragged] [role="toolbar"] { opacity: 0; }
  [data-section-gap] { height: 6px; border-radius: 3px; background: #ffb73a; box-shadow: 0 0 0 2px #16323f; }
  [data-section-layer] [hidden] { display: none; }
`);

/** The distance of the bar from the edges of its section, in pixels. */
const INSET_PX = 8;
/** While a section is dragged, the page is this small, so that there are sections around to drop it at. */
const SCALE = 0.3;
/** How near to an edge of the window the page scrolls while a section is dragged, and how fast, in pixels. */
const EDGE_PX = 80;
const SCROLL_PX = 12;
/** For how long a section that was moved keeps its place in the window, in milliseconds. */
const HELD_MS = 3_000;

/** A bar at the section under the pointer, with which it is moved, copied and removed on the page itself. */
export function showSections(tell: (message: Record<string, unknown>) => void): SectionBars {
  const layer = document.createElement('div');
  layer.setAttribute('data-section-layer', '');
  const bar = document.createElement('div');
  bar.setAttribute('role', 'toolbar');
  const frame = document.createElement('div');
  frame.setAttribute('data-section-frame', '');
  const gap = document.createElement('div');
  gap.setAttribute('data-section-gap', '');
  layer.append(frame, gap, bar);
  let shown: Shown | null = null;
  let current: Section | null = null;
  let held: { id: string; top: number; until: number; isDue: boolean } | null = null;
  let dragging: AbortController | null = null;
  /** A section that was added, until the page shows it. */
  let added: string | null = null;

  const order = () => shown?.sections.findIndex(({ id }) => id === current?.id) ?? -1;

  function act(name: Act): void {
    if (!shown || !current || !isPossible(name)) return;
    if (name === 'up' || name === 'down') hold();
    tell({ farol: 'section', document: shown.document, slice: current.id, act: name });
  }

  function isPossible(name: Act): boolean {
    if (name === 'up') return order() > 0;
    if (name === 'down') return order() < (shown?.sections.length ?? 0) - 1;
    return true;
  }

  function draw(): void {
    const box = shown && current && boxOf(shown.document, current.id);
    bar.hidden = !box;
    gap.hidden = true;
    const isInUse = bar.matches(':hover, :has(:focus-visible)') || dragging !== null;
    frame.hidden = !box || !isInUse;
    if (!box) return;
    const { scrollX, scrollY } = window;
    // The page's head stays at the top of the window.
    const head = document.querySelector<HTMLElement>('body > header')?.offsetHeight ?? 0;
    const top = Math.max(box.top - bar.offsetHeight / 2, head + INSET_PX);
    bar.style.top = `${Math.min(top, box.bottom - bar.offsetHeight) + scrollY}px`;
    bar.style.left = `${Math.max(0, box.right - bar.offsetWidth - INSET_PX) + scrollX}px`;
    place(frame, box);
    for (const button of bar.querySelectorAll<HTMLElement>('[data-act]')) {
      const name = acts.find((each) => each === button.dataset.act);
      if (name) button.setAttribute('aria-disabled', String(!isPossible(name)));
    }
  }

  function choose(section: Section | null): void {
    if (dragging || section?.id === current?.id) return;
    current = section;
    if (section) bar.setAttribute('aria-label', section.name);
    draw();
  }

  function sectionAt(target: EventTarget | null): Section | null {
    const element = target instanceof Element ? target.closest('[data-from]') : null;
    const at = element && placeOf(element);
    if (!shown || at?.document !== shown.document) return null;
    return shown.sections.find(({ id }) => id === at.slice) ?? null;
  }

  function drag(event: PointerEvent): void {
    if (!shown || !current || event.button !== 0 || !(event.target instanceof Element)) return;
    event.preventDefault();
    const moving = current;
    const { document: id, sections } = shown;
    const { pointerId } = event;
    const end = new AbortController();
    const options = { signal: end.signal };
    dragging = end;
    layer.setAttribute('data-section-dragged', '');
    let y = event.clientY;
    let target: ReturnType<typeof gapAt> = null;
    const main = document.querySelector<HTMLElement>('main');
    // The place under the pointer stays under it.
    const { top: mainTop = 0 } = main?.getBoundingClientRect() ?? {};
    main?.style.setProperty('transform-origin', `50% ${y - mainTop}px`);
    main?.style.setProperty('transform', `scale(${SCALE})`);
    const follow = () => {
      if (end.signal.aborted) return;
      if (y < EDGE_PX) scrollBy({ top: -SCROLL_PX, behavior: 'instant' });
      if (y > innerHeight - EDGE_PX) scrollBy({ top: SCROLL_PX, behavior: 'instant' });
      draw();
      target = gapAt(y, id, sections);
      gap.hidden = target === null;
      if (target) place(gap, target.box);
      requestAnimationFrame(follow);
    };
    const finish = (isDropped: boolean) => {
      end.abort();
      dragging = null;
      layer.removeAttribute('data-section-dragged');
      main?.style.removeProperty('transform');
      main?.style.removeProperty('transform-origin');
      if (isDropped && target && target.section.id !== moving.id) {
        const { section, position } = target;
        const beside = { id: section.id, position };
        keepAt(moving.id, innerHeight / 4);
        tell({ farol: 'section', document: id, slice: moving.id, act: 'move', beside });
      }
      draw();
    };
    bar.setPointerCapture(pointerId);
    bar.addEventListener('pointermove', ({ clientY }) => (y = clientY), options);
    bar.addEventListener('pointerup', () => finish(true), options);
    bar.addEventListener('pointercancel', () => finish(false), options);
    addEventListener('keydown', ({ key }) => key === 'Escape' && finish(false), options);
    follow();
  }

  function hold(): void {
    const box = shown && current && boxOf(shown.document, current.id);
    if (box && current) keepAt(current.id, box.top);
  }

  function keepAt(id: string, top: number): void {
    held = { id, top, until: performance.now() + HELD_MS, isDue: false };
  }

  /** Scrolls by as much as the held section has moved, once the page shows it at its new place. */
  function keepHeld(): void {
    if (!held?.isDue || !shown) return;
    const by = (boxOf(shown.document, held.id)?.top ?? held.top) - held.top;
    if (Math.abs(by) > 1) scrollBy({ top: by, behavior: 'instant' });
    if (Math.abs(by) > 1 || performance.now() > held.until) held = null;
  }

  function reveal(): void {
    const box = shown && added !== null && boxOf(shown.document, added);
    if (!box) return;
    const { top, bottom } = box;
    if (top < 0 || bottom > innerHeight)
      scrollBy({
        top: Math.min(top - EDGE_PX, bottom - innerHeight + EDGE_PX),
        behavior: 'instant',
      });
    added = null;
  }

  function settle(): void {
    keepHeld();
    reveal();
    draw();
  }

  bar.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-act]') : null;
    const name = acts.find((each) => each === button?.dataset.act);
    if (name) act(name);
  });
  bar.addEventListener('pointerdown', (event) => {
    if (event.target instanceof Element && event.target.closest('[data-act="drag"]')) drag(event);
  });
  for (const change of ['pointerenter', 'pointerleave', 'focusin', 'focusout'])
    bar.addEventListener(change, () => requestAnimationFrame(draw));
  // What moves under a pointer that rests is not meant.
  for (const reach of ['pointermove', 'pointerdown', 'focusin'])
    document.addEventListener(reach, ({ target }) => {
      if (target instanceof Node && layer.contains(target)) return;
      choose(sectionAt(target));
    });
  addEventListener('scroll', () => requestAnimationFrame(draw), { passive: true });
  new ResizeObserver(() => requestAnimationFrame(draw)).observe(document.body);
  document.adoptedStyleSheets.push(style);
  document.documentElement.append(layer);
  draw();

  return {
    show(value) {
      const before = shown;
      shown = readShown(value);
      added = addedTo(before, shown) ?? added;
      if (held && orderOf(before) !== orderOf(shown)) held.isDue = true;
      const { labels } = shown ?? {};
      if (labels) fill(bar, labels);
      current = shown?.sections.find(({ id }) => id === current?.id) ?? null;
      draw();
    },
    hold,
    settle,
  };
}

/** Leaves the buttons that are there, which may have the focus. */
function fill(bar: HTMLElement, labels: Labels): void {
  for (const name of ['drag', ...acts] as const) {
    let button = bar.querySelector<HTMLElement>(`[data-act="${name}"]`);
    if (!button) {
      button = document.createElement('button');
      button.setAttribute('type', 'button');
      button.dataset.act = name;
      button.append(iconOf(name));
      // By keyboard the arrows beside it do the same.
      if (name === 'drag') button.tabIndex = -1;
      bar.append(button);
    }
    button.title = labels[name];
    button.setAttribute('aria-label', labels[name]);
  }
}

function iconOf(name: keyof Labels): Element {
  const text = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16" aria-hidden="true">${icons[name]}</svg>`;
  return new DOMParser().parseFromString(text, 'image/svg+xml').documentElement;
}

function orderOf(shown: Shown | null): string {
  return (shown?.sections ?? []).map(({ id }) => id).join();
}

/** The only section that was not there before. */
function addedTo(before: Shown | null, shown: Shown | null): string | null {
  if (!before || before.document !== shown?.document) return null;
  const known = new Set(before.sections.map(({ id }) => id));
  const [first, ...others] = shown.sections.filter(({ id }) => !known.has(id));
  return first && others.length === 0 ? first.id : null;
}

interface Box {
  top: number;
  right: number;
  bottom: number;
  left: number;
}

/** What a section covers of the window; null where it shows nothing. */
function boxOf(id: string, slice: string): Box | null {
  const boxes = [...document.querySelectorAll('[data-from]')].flatMap((element) => {
    const at = placeOf(element);
    const isWhole = at?.document === id && at.slice === slice && at.field === '';
    const box = isWhole ? element.getBoundingClientRect() : null;
    return box && box.height > 0 ? [box] : [];
  });
  if (boxes.length === 0) return null;
  return {
    top: Math.min(...boxes.map(({ top }) => top)),
    right: Math.max(...boxes.map(({ right }) => right)),
    bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
    left: Math.min(...boxes.map(({ left }) => left)),
  };
}

/** The nearest place before or after a section that something can be dropped at. */
function gapAt(y: number, id: string, sections: readonly Section[]) {
  const gaps = sections.flatMap((section) => {
    const box = boxOf(id, section.id);
    if (!box) return [];
    const at = (position: 'before' | 'after', edge: number) => {
      const line: Box = { ...box, top: edge - 3, bottom: edge + 3 };
      return { section, position, box: line, distance: Math.abs(y - edge) };
    };
    return [at('before', box.top), at('after', box.bottom)];
  });
  return gaps.sort((one, other) => one.distance - other.distance)[0] ?? null;
}

function place(element: HTMLElement, { top, right, bottom, left }: Box): void {
  element.style.top = `${top + window.scrollY}px`;
  element.style.left = `${left + window.scrollX}px`;
  element.style.width = `${right - left}px`;
  element.style.height = `${bottom - top}px`;
}

function readShown(value: unknown): Shown | null {
  if (!isRecord(value) || typeof value.document !== 'string' || !isRecord(value.labels))
    return null;
  const { labels } = value;
  const sections = Array.isArray(value.sections) ? value.sections : [];
  const label = (name: keyof Labels) => String(labels[name] ?? '');
  return {
    document: value.document,
    sections: sections.flatMap((each) =>
      isRecord(each) ? [{ id: String(each.id), name: String(each.name) }] : [],
    ),
    labels: {
      drag: label('drag'),
      up: label('up'),
      down: label('down'),
      duplicate: label('duplicate'),
      add: label('add'),
      remove: label('remove'),
    },
  };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
