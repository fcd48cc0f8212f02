import { placeOf } from './places.ts';
import { makeLayer, nameButtons } from './sections/bar.ts';
import { boxOf, cover } from './sections/boxes.ts';
import { dragSection, type Gap } from './sections/drag.ts';
import { KeptInView } from './sections/kept-in-view.ts';
import { type Act, acts, readShown, type Section, type Shown } from './sections/shown.ts';

interface SectionBar {
  show(value: unknown): void;
  /** Keeps the section with the bar where it is in the window while its place on the page changes. */
  hold(): void;
  /** The page shows what was written last. */
  settle(): void;
}

/** The distance of the bar from the edges of its section, in pixels. */
const insetPx = 8;

/** A bar at the section under the pointer, with which it is moved, copied and removed on the page itself. */
export function showSections(tell: (message: Record<string, unknown>) => void): SectionBar {
  const { bar, frame, gap } = makeLayer();
  const view = new KeptInView();
  let shown: Shown | null = null;
  let current: Section | null = null;
  let isDragging = false;

  const boxNow = (id = current?.id) =>
    shown && id !== undefined ? boxOf(shown.document, id) : null;

  function tellAct(act: Act | 'move', more = {}): void {
    if (shown && current)
      tell({ farol: 'section', document: shown.document, slice: current.id, act, ...more });
  }

  function isPossible(act: Act): boolean {
    const all = shown?.sections ?? [];
    if (act === 'up') return current?.id !== all[0]?.id;
    if (act === 'down') return current?.id !== all.at(-1)?.id;
    return true;
  }

  function hold(): void {
    const box = boxNow();
    if (box && current) view.hold(current.id, box.top);
  }

  function draw(): void {
    const box = boxNow();
    bar.hidden = !box;
    frame.hidden = !box || !(isDragging || bar.matches(':hover'));
    gap.hidden = true;
    if (!box) return;
    // The page's head stays at the top of the window.
    const head = document.querySelector<HTMLElement>('body > header')?.offsetHeight ?? 0;
    const top = Math.max(box.top - bar.offsetHeight / 2, head + insetPx);
    bar.style.top = `${Math.min(top, box.bottom - bar.offsetHeight) + scrollY}px`;
    bar.style.left = `${Math.max(0, box.right - bar.offsetWidth - insetPx) + scrollX}px`;
    cover(frame, box);
    for (const button of bar.children) {
      const act = actOf(button);
      if (act) button.setAttribute('aria-disabled', String(!isPossible(act)));
    }
  }

  function choose(target: EventTarget | null): void {
    // Whatever lies over the page leaves the bar where it is.
    if (isDragging || !(target instanceof Element) || !target.closest('main')) return;
    const element = target.closest('[data-from]');
    const at = element && placeOf(element);
    const isHere = at !== null && at.document === shown?.document;
    const section = isHere ? shown?.sections.find(({ id }) => id === at.slice) : undefined;
    if (section?.id === current?.id) return;
    current = section ?? null;
    if (section) bar.setAttribute('aria-label', section.name);
    draw();
  }

  function setDragging(is: boolean): void {
    isDragging = is;
    draw();
  }

  function drag(event: PointerEvent): void {
    const { target, button } = event;
    const isHandle = target instanceof Element && target.closest('[data-act="drag"]');
    if (!isHandle || button !== 0 || !shown || !current) return;
    setDragging(true);
    dragSection(event, {
      shown,
      section: current,
      handle: bar,
      over(place) {
        draw();
        gap.hidden = !place;
        if (place) cover(gap, place.box);
      },
      end(place) {
        setDragging(false);
        if (place) drop(place);
      },
    });
  }

  function drop({ section: { id }, position }: Gap): void {
    if (current) view.hold(current.id, innerHeight / 4);
    tellAct('move', { beside: { id, position } });
  }

  bar.addEventListener('click', ({ target }) => {
    const act = target instanceof Element ? actOf(target.closest('[data-act]')) : undefined;
    if (!act || !isPossible(act)) return;
    if (act === 'up' || act === 'down') hold();
    tellAct(act);
  });
  bar.addEventListener('pointerdown', drag);
  const drawSoon = () => requestAnimationFrame(draw);
  for (const change of ['pointerenter', 'pointerleave']) bar.addEventListener(change, drawSoon);
  // What moves under a pointer that rests is not meant.
  for (const reach of ['pointermove', 'pointerdown'])
    document.addEventListener(reach, ({ target }) => choose(target));
  addEventListener('scroll', drawSoon, { passive: true });
  new ResizeObserver(drawSoon).observe(document.body);
  draw();

  return {
    show(value) {
      const before = shown;
      shown = readShown(value);
      view.changed(before, shown);
      if (shown) nameButtons(bar, shown.labels);
      current = shown?.sections.find(({ id }) => id === current?.id) ?? null;
      draw();
    },
    hold,
    settle() {
      view.settle(boxNow);
      draw();
    },
  };
}

function actOf(button: Element | null): Act | undefined {
  return acts.find((act) => act === button?.getAttribute('data-act'));
}
