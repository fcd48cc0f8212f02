/** Runs in the head, before the first paint: nothing may flash. */
const page = document.documentElement;
page.dataset.script = '';
try {
  if (localStorage.getItem('colour-mode') === 'dark') page.dataset.mode = 'dark';
} catch {
  // Storage can be forbidden; light it is.
}
if (scrollY > 50 && !CSS.supports('animation-timeline:scroll()')) page.dataset.scrolled = '';
