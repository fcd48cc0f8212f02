import { createElement, openDialog } from './dialog.ts';
import type { ShortlistWords } from './words.ts';

/** The page's address without a fragment. */
const address = () => location.href.replace(/#.*/, '');

/** Opens the system's share sheet, else links to common services. */
export async function sharePage(words: ShortlistWords, say: (text: string) => void): Promise<void> {
  const shared = { title: document.title, url: address() };
  if (await isSharedBySystem(shared)) return;
  const dialog = openDialog(words.share, words);
  const link = (textContent: string, href: string) =>
    createElement('a', {
      className: 'button',
      textContent,
      href,
      target: '_blank',
      rel: 'noopener',
    });
  const text = encodeURIComponent(`${shared.title} ${shared.url}`);
  const subject = encodeURIComponent(shared.title);
  const services = createElement('p', { className: 'row' });
  services.append(
    link('WhatsApp', `https://wa.me/?text=${text}`),
    link(words.email, `mailto:?subject=${subject}&body=${text}`),
  );
  const field = createElement('input', {
    value: shared.url,
    readOnly: true,
    ariaLabel: words.share,
  });
  field.onfocus = () => field.select();
  dialog.append(services, field);
  say('');
}

/** False where there is no share sheet, or it is refused, as long after the press. */
async function isSharedBySystem(shared: ShareData): Promise<boolean> {
  if (!navigator.canShare?.(shared)) return false;
  try {
    await navigator.share(shared);
    return true;
  } catch (error) {
    // Closing the sheet is no refusal.
    return error instanceof DOMException && error.name === 'AbortError';
  }
}

/** Where copying is forbidden, the address is shown for copying by hand. */
export async function copyLink(words: ShortlistWords, say: (text: string) => void): Promise<void> {
  try {
    await navigator.clipboard.writeText(address());
    say(words.copied);
  } catch {
    say(address());
  }
}
