/** Runs in the head, before the first paint, so that nothing flashes. */
const page = document.documentElement;
page.dataset.script = '';
try {
  if (localStorage.getItem('colour-mode') === 'dark') page.dataset.mode = 'dark';
} catch {
  // Storage may be forbidden: light mode then.
}
if (scrollY > 50 && !CSS.supports('animation-timeline:scroll()')) page.dataset.scrolled = '';
