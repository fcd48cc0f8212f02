/** For browsers without scroll-driven animations. */
export function watchScroll(): void {
  if (CSS.supports('animation-timeline:scroll()')) return;
  const mark = () => document.documentElement.toggleAttribute('data-scrolled', scrollY > 50);
  addEventListener('scroll', mark, { passive: true });
  mark();
}
