import { elementFor, type Place, readPlace } from './places.ts';

/** A place with comments, and the accessible name of its marker; never the comments themselves. */
interface Commented {
  place: Place;
  label: string;
  count: number;
}

interface CommentMarks {
  show(value: unknown): void;
  /** Moves each marker to the present position of its place. */
  settle(): void;
}

const style = new CSSStyleSheet();
style.replaceSync(`
  [data-comment-marks] { position: absolute; inset: 0 0 auto 0; height: 0; z-index: 40; }
  [data-comment-marks] button {
    position: absolute; display: grid; place-items: center; min-width: 1.75rem; height: 1.75rem;
    padding: 0 .375rem; border: 2px solid #fffaf0; border-radius: 1rem 1rem 1rem .25rem;
    background: #8a3a1f; color: #fffaf0; font: 700 .875rem/1 system-ui, sans-serif; cursor: pointer;
  }
  [data-comment-marks] button:focus-visible { outline: 3px solid #ffb73a; outline-offset: 2px; }
`);

/** The distance between two markers at one corner, so that both can be clicked. */
const besidePx = 32;

/** Shows markers at commented places, outside of the content, which is replaced while somebody types. */
export function showComments(tell: (message: Record<string, unknown>) => void): CommentMarks {
  const layer = document.createElement('div');
  layer.setAttribute('data-comment-marks', '');
  let marks: { button: HTMLButtonElement; place: Place }[] = [];

  function settle(): void {
    const taken = new Set<string>();
    for (const { button, place } of marks) {
      const element = elementFor(place);
      const box = element?.getClientRects()[0];
      button.hidden = box === undefined;
      if (!box) continue;
      const { scrollX, scrollY, innerWidth } = window;
      const top = Math.max(0, box.top + scrollY - 14);
      let left = Math.min(box.right + scrollX - 14, innerWidth - 48);
      while (taken.has(`${Math.round(top)} ${Math.round(left)}`)) left -= besidePx;
      taken.add(`${Math.round(top)} ${Math.round(left)}`);
      button.style.top = `${top}px`;
      button.style.left = `${Math.max(0, left)}px`;
    }
  }

  function markOf({ place, label, count }: Commented) {
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = String(count);
    button.setAttribute('aria-label', label);
    button.addEventListener('click', () => tell({ farol: 'comment', ...place }));
    return { button, place };
  }

  document.adoptedStyleSheets.push(style);
  document.documentElement.append(layer);
  const scheduleSettle = () => requestAnimationFrame(settle);
  new ResizeObserver(scheduleSettle).observe(document.body);
  for (const event of ['toggle', 'load'])
    document.addEventListener(event, scheduleSettle, { capture: true });
  return {
    show(value) {
      marks = (Array.isArray(value) ? value : [])
        .flatMap((item) => readCommented(item) ?? [])
        .map(markOf);
      layer.replaceChildren(...marks.map(({ button }) => button));
      settle();
    },
    settle,
  };
}

function readCommented(value: unknown): Commented | null {
  const place = readPlace(value);
  if (!place || typeof value !== 'object' || value === null) return null;
  if (!('label' in value && 'count' in value)) return null;
  const { label, count } = value;
  return typeof label === 'string' && typeof count === 'number' ? { place, label, count } : null;
}
