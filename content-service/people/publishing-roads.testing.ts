/** What stands in the way of somebody who may write and not publish. */
export interface Standing {
  /** A document that is published, one with a draft, and one that waits in the release. */
  shown: string;
  waiting: string;
  planned: string;
  release: string;
  /** The version that the draft of the second one is based on. */
  draft: string;
  /** What was published last, by its number. */
  publication: number;
  now: number;
  /** Of a document that would be made in the release. */
  type: string;
}

/** Every way through the editors' API by which a text would come before visitors, or leave them. */
export function roadsToPublishing({
  shown,
  waiting,
  planned,
  release,
  draft,
  publication,
  now,
  type,
}: Standing): [method: string, path: string, body?: unknown][] {
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
    // These say of each row what came of it, and are tried last.
    ['POST', '/batches', { ...batch, do: 'publish' }],
    ['POST', '/batches', { documents: [shown], do: 'unpublish' }],
    ['POST', '/batches', { documents: [shown], do: 'archive' }],
    ['POST', '/batches', { ...batch, do: 'put into a release', release }],
  ];
}

/** Whether an answer of one of these roads says that nothing was done. */
export function isRefused(path: string, status: number, text: string): boolean {
  return path === '/batches' ? status === 201 && !JSON.parse(text).isDone : status === 403;
}
