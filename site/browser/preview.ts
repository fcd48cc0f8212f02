import { isPreviewing } from './previewing.ts';

/** What previewing needs of a browser, so that tests can replace it. */
export interface PageContext {
  cookies: string;
  /** `document.referrer`, and the query of the address. */
  referrer: string;
  query: string;
  toolbar: string | undefined;
  fetch(address: string): Promise<{ ok: boolean; redirected: boolean; type: string }>;
  reload(): void;
  complain(message: string): void;
  load(address: string): void;
}

/** Loads the preview toolbar only for those who preview. */
export function loadToolbar({ cookies, referrer, query, toolbar, load }: PageContext): void {
  if (toolbar && isPreviewing(cookies, referrer, query)) load(toolbar);
}

/** A redirected answer of `/api/preview` means that a preview has started. */
export async function updatePreview(context: PageContext): Promise<void> {
  await call('/api/preview', ({ redirected }) => redirected, context);
}

export async function endPreview(context: PageContext): Promise<void> {
  await call('/api/exit-preview', ({ ok }) => ok, context);
}

type EndpointResponse = Awaited<ReturnType<PageContext['fetch']>>;

async function call(
  address: string,
  succeeded: (response: EndpointResponse) => boolean,
  { fetch, reload, complain }: PageContext,
): Promise<void> {
  const response = await fetch(address).catch(() => null);
  if (response && succeeded(response)) reload();
  else complain(`The preview endpoint ${address} did not answer as expected. Does it exist?`);
}

export function followPreview(context: PageContext): void {
  const on = (name: string, act: (context: PageContext) => Promise<void>) =>
    addEventListener(name, (event) => {
      event.preventDefault();
      void act(context);
    });
  on('prismicPreviewUpdate', updatePreview);
  on('prismicPreviewEnd', endPreview);
  loadToolbar(context);
}

/** The page that is open. */
export function pageContext(): PageContext {
  return {
    cookies: document.cookie,
    referrer: document.referrer,
    query: location.search,
    toolbar: document.documentElement.dataset.toolbar,
    fetch: (address) => fetch(address),
    reload: () => location.reload(),
    complain: (message) => console.error(message),
    load(address) {
      const script = document.createElement('script');
      script.async = true;
      script.src = address;
      document.head.append(script);
    },
  };
}
