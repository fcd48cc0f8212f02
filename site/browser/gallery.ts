/** Opens the pictures of a wall in one dialog, to leaf through by key, swipe or button. */
export function openGalleries(): void {
  for (const wall of document.querySelectorAll<HTMLElement>('[data-gallery]')) {
    const links = [...wall.querySelectorAll('a')];
    let viewer: Viewer | null = null;
    links.forEach((link, index) => {
      link.addEventListener('click', (event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        viewer ??= viewerOf(wall, links);
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

function viewerOf(wall: HTMLElement, links: HTMLAnchorElement[]): Viewer {
  const dialog = made('dialog', 'viewer');
  const rail = made('div', 'rail');
  const turnTo = (index: number, behavior: ScrollBehavior = 'auto') =>
    rail.scrollTo({ left: index * rail.clientWidth, behavior });
  const turnBy = (step: number) => {
    const now = Math.round(rail.scrollLeft / rail.clientWidth);
    turnTo((now + step + links.length) % links.length);
  };
  const acts = [() => dialog.close(), () => turnBy(-1), () => turnBy(1)];
  const buttons = acts.map((act, index) => {
    const button = made('button', 'tool');
    button.textContent = signs[index] ?? '';
    button.ariaLabel = wall.dataset.words?.split('|')[index] ?? '';
    button.onclick = act;
    return button;
  });
  dialog.ariaLabel = wall.dataset.gallery ?? '';
  dialog.onkeydown = (event) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!step) return;
    // The rail would scroll a little by itself.
    event.preventDefault();
    turnBy(step);
  };
  // What scrolls can be reached by keyboard.
  rail.tabIndex = 0;
  rail.append(...links.map(largePicture));
  dialog.append(rail, ...buttons);
  wall.append(dialog);
  return { dialog, turnTo };
}

function largePicture(link: HTMLAnchorElement): HTMLElement {
  const figure = made('figure', '');
  const picture = new Image();
  picture.loading = 'lazy';
  picture.src = link.href;
  picture.alt = link.querySelector('img')?.alt ?? '';
  const caption = made('figcaption', '');
  caption.textContent = link.parentElement?.querySelector('figcaption')?.textContent ?? '';
  figure.append(picture, caption);
  return figure;
}

function made<Name extends keyof HTMLElementTagNameMap>(name: Name, className: string) {
  const element = document.createElement(name);
  element.className = className;
  return element;
}
