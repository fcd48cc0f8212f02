import { watchIslands } from '../islands/loader.ts';
import { switchColours } from './colour-mode.ts';
import { closeDisclosures, openDialogs } from './dialogs.ts';
import { rememberLanguage } from './language.ts';
import { watchScroll } from './navbar.ts';
import { isPreviewing } from './previewing.ts';
import { onChosenElsewhere } from './shown.ts';
import { remembered } from './storage.ts';

/** The script of every page. Pages work without it. */
watchScroll();
openDialogs();
closeDisclosures();
switchColours();
rememberLanguage();
loadFor(
  '[data-tag-manager]',
  () => import('./consent.ts'),
  ({ startTagManager }) => startTagManager(),
);
/** What only a click needs is loaded once the page is painted. */
const painted = new Promise<void>((resolve) => {
  requestAnimationFrame(() => setTimeout(resolve));
});
loadFor(
  '[data-gallery]',
  () => painted.then(() => import('./gallery.ts')),
  ({ openGalleries }) => openGalleries(),
);
loadFor(
  '[data-video]',
  () => painted.then(() => import('./video.ts')),
  ({ playVideos }) => playVideos(),
);
loadFor(
  '[data-hours]',
  () => import('./office-hours.ts'),
  ({ showOpenOffices }) => showOpenOffices(),
);
const markSaved = () =>
  loadFor(
    '[data-act=save]',
    () => import('../shortlist/saved.ts'),
    ({ showSaved }) => showSaved(),
  );
if (remembered('shortlist')) markSaved();
onChosenElsewhere(markSaved, 'shortlist');
/** Whoever presses again while the script is on its way does not mean to undo the first press. */
const loading = new WeakSet<Element>();
addEventListener('click', ({ target }) => {
  const button = target instanceof Element && target.closest<HTMLElement>('[data-act]');
  if (!button || loading.has(button)) return;
  loading.add(button);
  import('../shortlist/act.ts')
    .then(
      ({ act }) => act(button),
      () => {},
    )
    .finally(() => loading.delete(button));
});
watchIslands(document, () => import('./islands.ts'));
if (isPreviewing(document.cookie, document.referrer, location.search))
  import('./preview.ts').then(
    ({ followPreview, pageContext }) => followPreview(pageContext()),
    () => {},
  );

/** Loads what only some pages need. Without it galleries are links to pictures, and opening hours are text. */
function loadFor<Part>(selector: string, load: () => Promise<Part>, start: (part: Part) => void) {
  if (document.querySelector(selector)) load().then(start, () => {});
}
