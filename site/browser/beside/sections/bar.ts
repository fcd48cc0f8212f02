import { acts, type Labels } from './shown.ts';

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
    color: #fffaf0; user-select: none; box-shadow: 0 .25rem 1rem rgb(0 0 0 / .35);
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
  [data-section-dragged] main { transform: scale(.3); transform-origin: 50% var(--dragged-around); }
  [data-section-dragged] [data-section-frame] { background: rgb(255 183 58 / .35); }
  [data-section-dragged] [role="toolbar"] { opacity: 0; }
  [data-section-gap] { height: 6px; border-radius: 3px; background: #ffb73a; box-shadow: 0 0 0 2px #16323f; }
  [data-section-layer] [hidden] { display: none; }
`);

/** The elements over the page: the bar, a frame around its section, and the place where a dragged one would go. */
export function makeLayer() {
  const layer = document.createElement('div');
  layer.setAttribute('data-section-layer', '');
  const bar = document.createElement('div');
  bar.setAttribute('role', 'toolbar');
  const frame = document.createElement('div');
  frame.setAttribute('data-section-frame', '');
  const gap = document.createElement('div');
  gap.setAttribute('data-section-gap', '');
  layer.append(frame, gap, bar);
  document.adoptedStyleSheets.push(style);
  document.documentElement.append(layer);
  return { bar, frame, gap };
}

/** Names the buttons; those that are there stay, since one may have the focus. */
export function nameButtons(bar: HTMLElement, labels: Labels): void {
  for (const name of ['drag', ...acts] as const) {
    let button = bar.querySelector<HTMLElement>(`[data-act="${name}"]`);
    if (!button) {
      button = document.createElement('button');
      button.setAttribute('type', 'button');
      button.dataset.act = name;
      button.append(iconOf(name));
      // For the pointer: with the keyboard the form does the same.
      button.tabIndex = -1;
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
