/** The content that a writer without the right to publish tries to change. */
interface PublishingScenario {
  /** A published document, one with a draft, and one in the release. */
  shown: string;
  waiting: string;
  planned: string;
  release: string;
  /** The version that the second one's draft is based on. */
  draft: string;
  /** The sequence of the last publication. */
  publication: number;
  now: number;
  /** The type of a document to be created in the release. */
  type: string;
}

/** Every way in the editors' API to bring a text onto the site or take it off. */
export function publishingRequests({
  shown,
  waiting,
  planned,
  release,
  draft,
  publication,
  now,
  type,
}: PublishingScenario): [method: string, path: string, body?: unknown][] {
  const batch = { documents: [waiting] };
  return [
    ['POST', '/publications', { documents: [{ document: waiting }] }],
    ['DELETE', `/documents/${shown}/publication`],
    ['PUT', `/documents/${shown}/archive`],
    ['PUT', `/documents/${planned}/archive`],
    ['PUT', `/documents/${waiting}/schedule`, { at: now, zone: 'Europe/Lisbon' }],
    ['DELETE', `/documents/${waiting}/schedule`],
    ['POST', '/releases', { label: 'Now', scheduledAt: now }],
    ['PATCH', `/releases/${release}`, { scheduledAt: now }],
    ['POST', `/releases/${release}/publication`],
    ['DELETE', `/releases/${release}`],
    ['PUT', `/releases/${release}/documents/${waiting}`],
    ['DELETE', `/releases/${release}/documents/${planned}`],
    ['PATCH', `/releases/${release}/contents`, { put: [waiting] }],
    ['PATCH', `/releases/${release}/contents`, { takeOut: [planned] }],
    ['PATCH', `/releases/${release}/contents`, { unpublish: [shown] }],
    ['PUT', `/documents/${waiting}/draft`, { basedOn: draft, place: { release } }],
    ['POST', '/documents', { type, lang: 'en-us', title: 'x', place: { release } }],
    ['PUT', `/releases/${release}/documents/${planned}/resolution`, { keep: 'published' }],
    ['POST', `/publications/${publication}/undoing`],
    ['POST', '/redirects', { from: '/here', to: '/there' }],
    ['DELETE', '/redirects', { from: '/here' }],
    ['PATCH', '/media/any', { credits: 'Me' }],
    ['PUT', '/media/any/content?filename=a.png', {}],
    ['DELETE', '/media/any?evenIfShown=true'],
    ['PUT', '/languages', { languages: [{ id: 'en-us', name: 'Mine' }] }],
    ['POST', '/beginning', {}],
    ['POST', '/tokens', { name: 'mine', scope: 'write' }],
    // Last, because these report an outcome for each row.
    ['POST', '/batches', { ...batch, do: 'publish' }],
    ['POST', '/batches', { documents: [shown], do: 'unpublish' }],
    ['POST', '/batches', { documents: [shown], do: 'archive' }],
    ['POST', '/batches', { ...batch, do: 'put into a release', release }],
  ];
}

/** Whether the answer of one of these requests says that nothing was done. */
export function isRefused(path: string, status: number, text: string): boolean {
  return path === '/batches' ? status === 201 && !JSON.parse(text).isDone : status === 403;
}
