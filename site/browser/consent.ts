import { isAhead, onShownLater } from './shown.ts';
import { remember, remembered } from './storage.ts';

type Answer = 'granted' | 'denied';

export interface TagManager {
  id: string;
  auth: string | undefined;
  preview: string | undefined;
}

/** The container of the tag manager, with the environment it is to be read in. */
export function tagManagerAddress({ id, auth, preview }: TagManager): string {
  const query = new URLSearchParams({ id });
  if (auth) query.set('gtm_auth', auth);
  if (preview) {
    query.set('gtm_preview', preview);
    query.set('gtm_cookies_win', 'x');
  }
  return `https://www.googletagmanager.com/gtm.js?${query}`;
}

/** What Consent Mode v2 may store: of counting one is asked, of advertising nobody is. */
export function consentState(counting: Answer, advertising: Answer): Record<string, Answer> {
  return {
    ad_storage: advertising,
    ad_user_data: advertising,
    ad_personalization: advertising,
    analytics_storage: counting,
  };
}

declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

/**
 * Denies every storage, then loads the tag manager, then asks; nothing of it without a container id, and none of it
 * on a page that nobody has opened yet.
 */
export function startTagManager(): void {
  if (isAhead()) document.addEventListener('prerenderingchange', loadTagManager, { once: true });
  else loadTagManager();
}

function loadTagManager(): void {
  const {
    tagManager: id,
    tagManagerAuth: auth,
    tagManagerPreview: preview,
    consent,
  } = document.documentElement.dataset;
  if (!id) return;
  const layer: unknown[] = [];
  window.dataLayer = layer;
  // The tag manager reads its commands from `arguments` objects only.
  function command(..._: unknown[]): void {
    // biome-ignore lint/complexity/noArguments: see above
    layer.push(arguments);
  }
  const asks = consent !== 'off';
  const first = asks ? 'denied' : 'granted';
  const update = (answer: Answer) => command('consent', 'update', consentState(answer, 'denied'));
  command('consent', 'default', consentState(first, first));
  if (asks && remembered('consent') === 'granted') update('granted');
  layer.push({ 'gtm.start': Date.now(), event: 'gtm.js' });
  const script = document.createElement('script');
  script.async = true;
  script.src = tagManagerAddress({ id, auth, preview });
  document.head.append(script);
  if (asks) ask(update);
}

function ask(tell: (answer: Answer) => void): void {
  const notice = document.getElementById('consent');
  if (!notice) return;
  notice.hidden = remembered('consent') !== null;
  onShownLater(() => {
    const given = remembered('consent');
    notice.hidden = given !== null;
    if (isAnswer(given)) tell(given);
  });
  let asked: HTMLElement | null = null;
  addEventListener('click', ({ target }) => {
    const button = target instanceof Element && target.closest<HTMLElement>('button[data-consent]');
    if (!button) return;
    const given = button.dataset.consent;
    notice.hidden = given !== 'ask';
    if (isAnswer(given)) {
      remember('consent', given);
      tell(given);
      asked?.focus();
    } else {
      asked = button;
      notice.querySelector('button')?.focus();
    }
  });
}

function isAnswer(given: string | null | undefined): given is Answer {
  return given === 'granted' || given === 'denied';
}
