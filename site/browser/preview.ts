/** What previewing needs of a browser. */
export interface Surroundings {
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
export function loadToolbar(surroundings: Surroundings): void {
  const { cookies, toolbar, load } = surroundings;
  const previews = /(?:^|;\s*)io\.prismic\.preview=/.test(cookies);
  if (toolbar && (previews || isShared(surroundings))) load(toolbar);
}

/** Prismic's links to share a preview lead to the page itself, where only its toolbar can start the preview. */
function isShared({ referrer, query }: Surroundings): boolean {
  return (
    /^https:\/\/(?:[\w-]+\.)*prismic\.io(?:\/|$)/.test(referrer) ||
    /[?&](?:previewToken|documentId)=/.test(query)
  );
}

/** A redirected answer of `/api/preview` means the preview is there. */
export async function updatePreview(surroundings: Surroundings): Promise<void> {
  await call('/api/preview', ({ redirected }) => redirected, surroundings);
}

export async function endPreview(surroundings: Surroundings): Promise<void> {
  await call('/api/exit-preview', ({ ok }) => ok, surroundings);
}

type Answer = Awaited<ReturnType<Surroundings['fetch']>>;

async function call(
  address: string,
  succeeded: (answer: Answer) => boolean,
  { fetch, reload, complain }: Surroundings,
): Promise<void> {
  const answer = await fetch(address).catch(() => null);
  if (answer && succeeded(answer)) reload();
  else complain(`The preview endpoint ${address} did not answer as expected. Does it exist?`);
}

export function followPreview(surroundings: Surroundings): void {
  const on = (name: string, act: (surroundings: Surroundings) => Promise<void>) =>
    addEventListener(name, (event) => {
      event.preventDefault();
      void act(surroundings);
    });
  on('prismicPreviewUpdate', updatePreview);
  on('prismicPreviewEnd', endPreview);
  loadToolbar(surroundings);
}
