/** The document, slice and field an element shows. */
export interface Place {
  document: string;
  slice: string | null;
  /** `data.title`, or `primary.title` in a slice; empty for a whole slice. */
  field: string;
}

export interface Places {
  /** The place of a clicked element; null where it shows nothing of the content. */
  at(target: Element): { place: Place; element: Element } | null;
  choose(target: Element): void;
  show(value: unknown): void;
}

const style = new CSSStyleSheet();
style.replaceSync(`
  [data-from] { cursor: pointer; }
  [data-from]:hover:not(:has([data-from]:hover)) { outline: 2px dashed #ee6c4d; outline-offset: 3px; }
  [data-shown] { outline: 3px solid #ffb73a !important; outline-offset: 4px; scroll-margin-block: 30vh; }
`);

/** Reports which text was clicked, and shows where a field is on the page. */
export function showPlaces(tell: ((message: Record<string, unknown>) => void) | null): Places {
  if (tell) document.adoptedStyleSheets.push(style);

  function mark(element: Element): void {
    for (const marked of document.querySelectorAll('[data-shown]'))
      marked.removeAttribute('data-shown');
    element.setAttribute('data-shown', '');
  }

  const places: Places = {
    at(target) {
      const element = target.closest('[data-from]');
      const place = element && placeOf(element);
      return place ? { place, element } : null;
    },
    choose(target) {
      const clicked = places.at(target);
      if (!clicked) return;
      mark(clicked.element);
      tell?.({ farol: 'chosen', ...clicked.place });
    },
    show(value) {
      const place = readPlace(value);
      const element = place && elementFor(place);
      if (!element || element.hasAttribute('data-shown')) return;
      mark(element);
      const { top, bottom } = element.getBoundingClientRect();
      if (top < 80 || bottom > innerHeight)
        element.scrollIntoView({ block: bottom - top > innerHeight ? 'start' : 'center' });
    },
  };
  return places;
}

/** The place that an element shows. */
export function placeOf(element: Element): Place | null {
  const [document, slice = '', field = ''] = (element.getAttribute('data-from') ?? '')
    .split(' ')
    .map(decodeURIComponent);
  return document ? { document, slice: slice || null, field } : null;
}

export function readPlace(value: unknown): Place | null {
  if (typeof value !== 'object' || value === null) return null;
  if (!('document' in value && 'slice' in value && 'field' in value)) return null;
  const { document, slice, field } = value;
  if (typeof document !== 'string' || typeof field !== 'string') return null;
  return { document, slice: typeof slice === 'string' ? slice : null, field };
}

/** The element of a field; else that of the nearest field inside or around it. */
export function elementFor({ document: id, slice, field }: Place): Element | null {
  const candidates = [...document.querySelectorAll('[data-from]')].flatMap((element) => {
    const place = placeOf(element);
    return place?.document === id && place.slice === slice ? [{ element, field: place.field }] : [];
  });
  const best = (fits: (other: string) => boolean) =>
    candidates.find((candidate) => fits(candidate.field));
  const within = best((other) => isWithin(other, field));
  const around = candidates
    .filter((candidate) => isWithin(field, candidate.field))
    .sort((one, other) => other.field.length - one.field.length)[0];
  return (within ?? around)?.element ?? null;
}

/** `data.body[2]` is within `data.body`; everything is within the empty name. */
function isWithin(inner: string, outer: string): boolean {
  return (
    inner === outer ||
    outer === '' ||
    inner.startsWith(`${outer}.`) ||
    inner.startsWith(`${outer}[`)
  );
}
