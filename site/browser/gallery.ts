/** Opens the pictures of a gallery in one dialog, with keys, swipe and buttons. */
export function openGalleries(): void {
  for (const wall of document.querySelectorAll<HTMLElement>('[data-gallery]')) {
    const links = [...wall.querySelectorAll('a')];
    let viewer: Viewer | null = null;
    links.forEach((link, index) => {
      link.addEventListener('click', (event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        viewer ??= createViewer(wall, links);
        viewer.dialog.showModal();
        viewer.turnTo(index, 'instant');
        viewer.dialog.onclose = () => link.focus();
      });
    });
  }
}

interface Viewer {
  dialog: HTMLDialogElement;
  turnTo(index: number, behavior?: ScrollBehavior): void;
}

const signs = ['×', '‹', '›'];

function createViewer(wall: HTMLElement, links: HTMLAnchorElement[]): Viewer {
  const words = wall.dataset.words?.split('|') ?? [];
  const dialog = createElement('dialog', 'viewer');
  const rail = createElement('div', 'rail');
  const figures = links.map(largePicture);
  const counter = createElement('p', 'numbers');
  counter.ariaLive = 'polite';
  /** Not read from the rail: it may still be sliding. */
  let current = 0;
  /** Only the current picture is in the accessibility tree, and its number is announced. */
  const show = (index: number) => {
    current = index;
    figures.forEach((figure, other) => {
      figure.ariaHidden = String(other !== index);
    });
    const text = (words[3] ?? '')
      .replace('{number}', `${index + 1}`)
      .replace('{all}', `${links.length}`);
    if (counter.textContent !== text) counter.textContent = text;
  };
  const position = () => rail.scrollLeft / rail.clientWidth || 0;
  const isAt = (index: number) => Math.abs(position() - index) < 0.1;
  /** Until the rail has come where a key or a button sent it, or somebody takes hold of it. */
  let turning = false;
  let scrollTimer = 0;
  const turnTo = (index: number, behavior: ScrollBehavior = 'auto') => {
    clearTimeout(scrollTimer);
    rail.scrollTo({ left: index * rail.clientWidth, behavior });
    turning = !isAt(index);
    show(index);
  };
  const turnBy = (step: number) => turnTo((current + step + links.length) % links.length);
  const actions = [() => dialog.close(), () => turnBy(-1), () => turnBy(1)];
  const buttons = actions.map((action, index) => {
    const button = createElement('button', 'tool');
    button.textContent = signs[index] ?? '';
    button.ariaLabel = words[index] ?? '';
    button.onclick = action;
    return button;
  });
  dialog.ariaLabel = wall.dataset.gallery ?? '';
  dialog.onkeydown = (event) => {
    const last = links.length - 1;
    const step = {
      ArrowRight: 1,
      ArrowLeft: -1,
      Home: -current,
      End: last - current,
    }[event.key];
    if (step === undefined) return;
    // The rail would also scroll a little by itself.
    event.preventDefault();
    turnBy(step);
  };
  // A swipe counts once the rail rests at a picture. On a busy device it also seems to rest where
  // it slides off.
  const settle = () => {
    const index = Math.round(position());
    if (!isAt(index) || (turning && index !== current)) return;
    turning = false;
    show(index);
  };
  rail.onpointerdown = rail.onwheel = () => {
    turning = false;
  };
  rail.onscroll = () => {
    clearTimeout(scrollTimer);
    scrollTimer = window.setTimeout(settle, 120);
  };
  // A scrollable element needs keyboard access and a name.
  rail.tabIndex = 0;
  rail.role = 'group';
  rail.ariaLabel = wall.dataset.gallery ?? '';
  rail.append(...figures);
  dialog.append(...buttons, counter, rail);
  wall.append(dialog);
  return { dialog, turnTo };
}

/** Shows the small picture at once and replaces it when the large one has loaded. */
function largePicture(link: HTMLAnchorElement): HTMLElement {
  const figure = createElement('figure', '');
  const small = link.querySelector('img');
  const picture = new Image();
  picture.loading = 'lazy';
  // Its colour stands in until then.
  const showPlaceholder = () => {
    if (!small || picture.complete) return;
    picture.style.background = small.complete
      ? `url("${small.currentSrc}") center / contain no-repeat`
      : getComputedStyle(small.closest('picture') ?? small).backgroundColor;
  };
  picture.onload = () => {
    picture.style.background = '';
  };
  picture.src = link.href;
  picture.alt = small?.alt ?? '';
  showPlaceholder();
  small?.addEventListener('load', showPlaceholder);
  const caption = createElement('figcaption', '');
  caption.textContent = link.parentElement?.querySelector('figcaption')?.textContent ?? '';
  figure.append(picture, caption);
  return figure;
}

function createElement<Name extends keyof HTMLElementTagNameMap>(name: Name, className: string) {
  const element = document.createElement(name);
  element.className = className;
  return element;
}
