/** What previewing needs of a browser. */
export interface PageContext {
  cookies: string;
  /** Where the visitor comes from, and the query of the address. */
  referrer: string;
  query: string;
  toolbar: string | undefined;
  fetch(address: string): Promise<{ ok: boolean; redirected: boolean; type: string }>;
  reload(): void;
  complain(message: string): void;
  load(address: string): void;
}

/** Loads the toolbar only for those who preview; visitors never ask for it. */
export function loadToolbar(context: PageContext): void {
  const { cookies, toolbar, load } = context;
  const previews = /(?:^|;\s*)io\.prismic\.preview=/.test(cookies);
  if (toolbar && (previews || isShared(context))) load(toolbar);
}

/** Prismic's links to share a preview lead to the page itself, where only its toolbar can start the preview. */
function isShared({ referrer, query }: PageContext): boolean {
  return (
    /^https:\/\/(?:[\w-]+\.)*prismic\.io(?:\/|$)/.test(referrer) ||
    /[?&](?:previewToken|documentId)=/.test(query)
  );
}

/** A redirected answer of `/api/preview` means the preview is there. */
export async function updatePreview(context: PageContext): Promise<void> {
  await call('/api/preview', ({ redirected }) => redirected, context);
}

export async function endPreview(context: PageContext): Promise<void> {
  await call('/api/exit-preview', ({ ok }) => ok, context);
}

type Answer = Awaited<ReturnType<PageContext['fetch']>>;

async function call(
  address: string,
  succeeded: (answer: Answer) => boolean,
  { fetch, reload, complain }: PageContext,
): Promise<void> {
  const answer = await fetch(address).catch(() => null);
  if (answer && succeeded(answer)) reload();
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
