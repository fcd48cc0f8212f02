import { isPrerendering, onChosenElsewhere } from './shown.ts';
import { remember, remembered } from './storage.ts';

type Answer = 'granted' | 'denied';

interface TagManager {
  id: string;
  auth: string | undefined;
  preview: string | undefined;
}

/** The address of the tag manager's script, for an environment where one is set. */
export function tagManagerAddress({ id, auth, preview }: TagManager): string {
  const query = new URLSearchParams({ id });
  if (auth) query.set('gtm_auth', auth);
  if (preview) {
    query.set('gtm_preview', preview);
    query.set('gtm_cookies_win', 'x');
  }
  return `https://www.googletagmanager.com/gtm.js?${query}`;
}

/** The state of Consent Mode v2: visitors are asked about measuring, and about advertising where a setting says so. */
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
 * Denies every storage, loads the tag manager, then asks. Does nothing without a container id or on a prerendered page.
 */
export function startTagManager(): void {
  if (isPrerendering())
    document.addEventListener('prerenderingchange', loadTagManager, { once: true });
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
  // The tag manager accepts `arguments` objects only.
  function command(..._: unknown[]): void {
    // biome-ignore lint/complexity/noArguments: see above
    layer.push(arguments);
  }
  const asks = consent !== 'off';
  const advertises = consent === 'advertising';
  const updateConsent: UpdateConsent = (counting, advertising) =>
    command('consent', 'update', consentState(counting, advertises ? advertising : 'denied'));
  // What was not asked for as a choice of its own is not granted.
  command('consent', 'default', consentState(asks ? 'denied' : 'granted', 'denied'));
  if (asks && [answerTo('counting'), answerTo('advertising')].includes('granted'))
    repeatAnswers(updateConsent);
  layer.push({ 'gtm.start': Date.now(), event: 'gtm.js' });
  const script = document.createElement('script');
  script.async = true;
  script.src = tagManagerAddress({ id, auth, preview });
  document.head.append(script);
  if (asks) ask(updateConsent, advertises);
}

type UpdateConsent = (counting: Answer, advertising: Answer) => void;

/** The storage keys of the answers. */
const storageKeys = { counting: 'consent', advertising: 'consent-advertising' } as const;
type Question = keyof typeof storageKeys;

function answerTo(question: Question): Answer | null {
  const answer = remembered(storageKeys[question]);
  return isAnswer(answer) ? answer : null;
}

function repeatAnswers(updateConsent: UpdateConsent): void {
  updateConsent(answerTo('counting') ?? 'denied', answerTo('advertising') ?? 'denied');
}

function ask(updateConsent: UpdateConsent, advertises: boolean): void {
  const notice = document.getElementById('consent');
  if (!notice) return;
  const isAnswered = () =>
    answerTo('counting') !== null && (!advertises || answerTo('advertising') !== null);
  const boxFor = (question: Question) =>
    notice.querySelector<HTMLInputElement>(`input[data-consent-to=${question}]`);
  const chosen = (question: Question) => (boxFor(question)?.checked ? 'granted' : 'denied');
  notice.hidden = isAnswered();
  onChosenElsewhere(
    () => {
      notice.hidden = isAnswered();
      if (answerTo('counting') !== null) repeatAnswers(updateConsent);
    },
    ...Object.values(storageKeys),
  );
  keepClear(notice);
  let reopenButton: HTMLElement | null = null;
  const answer = (choice: string | undefined) => {
    const counting = isAnswer(choice) ? choice : chosen('counting');
    const advertising = isAnswer(choice) ? 'denied' : chosen('advertising');
    remember(storageKeys.counting, counting);
    if (advertises) remember(storageKeys.advertising, advertising);
    updateConsent(counting, advertising);
    notice.hidden = true;
    (reopenButton ?? document.getElementById('content'))?.focus({ preventScroll: true });
  };
  addEventListener('click', ({ target }) => {
    const button = target instanceof Element && target.closest<HTMLElement>('button[data-consent]');
    if (!button) return;
    if (button.dataset.consent !== 'ask') {
      answer(button.dataset.consent);
      return;
    }
    reopenButton = button;
    notice.hidden = false;
    for (const question of ['counting', 'advertising'] as const) {
      const box = boxFor(question);
      if (box) box.checked = answerTo(question) === 'granted';
    }
    notice.querySelector<HTMLElement>('input, button')?.focus();
  });
  // In the capture phase: Escape closes what is open above the notice first, and only that.
  addEventListener(
    'keydown',
    ({ key }) => {
      const isAbove = document.querySelector('dialog[open], .languages[open]');
      if (key === 'Escape' && !notice.hidden && !isAbove) answer('denied');
    },
    true,
  );
}

/** The focused element is never covered by the notice, not even at the end of the page. */
function keepClear(notice: HTMLElement): void {
  new ResizeObserver(() => {
    const room = notice.hidden ? '' : `${notice.offsetHeight + 32}px`;
    document.documentElement.style.scrollPaddingBottom = room;
    document.body.style.paddingBottom = room;
    // A preview's toolbar may be above it.
    document.documentElement.style.setProperty('--taken-below', room);
  }).observe(notice);
}

function isAnswer(value: string | null | undefined): value is Answer {
  return value === 'granted' || value === 'denied';
}
