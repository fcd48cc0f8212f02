import { watchIslands } from '../islands/loader.ts';
import { switchColours } from './colour-mode.ts';
import { closeDisclosures, openDialogs } from './dialogs.ts';
import { rememberLanguage } from './language.ts';
import { watchScroll } from './navbar.ts';
import { isPreviewing } from './previewing.ts';
import { remembered } from './storage.ts';

/** What HTML cannot do by itself; every page has this and works without it. */
watchScroll();
openDialogs();
closeDisclosures();
switchColours();
rememberLanguage();
bring(
  '[data-tag-manager]',
  () => import('./consent.ts'),
  ({ startTagManager }) => startTagManager(),
);
/** What is only for a click comes once the page is painted. */
const painted = new Promise<void>((resolve) => {
  requestAnimationFrame(() => setTimeout(resolve));
});
bring(
  '[data-gallery]',
  () => painted.then(() => import('./gallery.ts')),
  ({ openGalleries }) => openGalleries(),
);
bring(
  '[data-video]',
  () => painted.then(() => import('./video.ts')),
  ({ playVideos }) => playVideos(),
);
bring(
  '[data-hours]',
  () => import('./office-hours.ts'),
  ({ showOpenOffices }) => showOpenOffices(document, new Date()),
);
if (remembered('shortlist'))
  bring(
    '[data-act=save]',
    () => import('../shortlist/saved.ts'),
    ({ showSaved }) => showSaved(),
  );
addEventListener('click', ({ target }) => {
  const button = target instanceof Element && target.closest<HTMLElement>('[data-act]');
  if (button)
    import('../shortlist/act.ts').then(
      ({ act }) => act(button),
      () => {},
    );
});
watchIslands(document, () => import('./islands.ts'));
if (isPreviewing(document.cookie, document.referrer, location.search))
  import('./preview.ts').then(
    ({ followPreview, pageContext }) => followPreview(pageContext()),
    () => {},
  );

/** What only some pages have, where it is. Without it links lead to pictures, and hours stand there in words. */
function bring<Part>(selector: string, load: () => Promise<Part>, start: (part: Part) => void) {
  if (document.querySelector(selector)) load().then(start, () => {});
}
