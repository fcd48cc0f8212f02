/** Opens the pictures of a wall in one dialog, to leaf through by key, swipe or button. */
export function openGalleries(): void {
  for (const wall of document.querySelectorAll<HTMLElement>('[data-gallery]')) {
    const links = [...wall.querySelectorAll('a')];
    const dialog = wall.querySelector('dialog');
    const rail = dialog?.querySelector('div');
    if (!dialog || !rail) continue;
    const turnTo = (index: number, behavior: ScrollBehavior = 'auto') =>
      rail.scrollTo({ left: index * rail.clientWidth, behavior });
    const turnBy = (step: number) => {
      const now = Math.round(rail.scrollLeft / rail.clientWidth);
      turnTo((now + step + links.length) % links.length);
    };
    links.forEach((link, index) => {
      link.addEventListener('click', (event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        if (!rail.childElementCount) rail.append(...links.map(largePicture));
        dialog.showModal();
        turnTo(index, 'instant');
        dialog.onclose = () => link.focus();
      });
    });
    dialog.addEventListener('click', ({ target }) => {
      const turn = target instanceof Element && target.closest<HTMLElement>('[data-turn]');
      if (!turn) return;
      const step = Number(turn.dataset.turn);
      if (step) turnBy(step);
      else dialog.close();
    });
    dialog.addEventListener('keydown', ({ key }) => {
      if (key === 'ArrowRight') turnBy(1);
      if (key === 'ArrowLeft') turnBy(-1);
    });
  }
}

function largePicture(link: HTMLAnchorElement): HTMLElement {
  const figure = document.createElement('figure');
  const picture = new Image();
  picture.src = link.href;
  picture.alt = link.querySelector('img')?.alt ?? '';
  picture.loading = 'lazy';
  const caption = document.createElement('figcaption');
  caption.textContent = link.parentElement?.querySelector('figcaption')?.textContent ?? '';
  figure.append(picture, caption);
  return figure;
}
