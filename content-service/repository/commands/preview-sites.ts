import type { Command } from '../command.ts';
import type { PreviewSite } from '../events.ts';
import { NotFound, Refused } from '../faults.ts';
import { newId } from '../tokens.ts';

/** Adds a website that shows previews; `url` is its preview endpoint. */
export function addPreviewSite(name: string, url: string): Command<PreviewSite> {
  return (state) => {
    for (const known of state.previewSites.values())
      if (known.url === url) throw new Refused(`${url} is a preview site already.`, 409);
    const site = { id: newId(), name, url };
    return { events: [{ kind: 'preview-site-added', site }], answer: site };
  };
}

export function removePreviewSite(id: string): Command<null> {
  return (state) => {
    if (!state.previewSites.has(id))
      throw new NotFound(`There is no preview site with the id ${id}.`);
    return { events: [{ kind: 'preview-site-removed', site: id }], answer: null };
  };
}

export function setSimulator(url: string): Command<null> {
  return (state) => ({
    events: state.simulator === url ? [] : [{ kind: 'simulator-set', url }],
    answer: null,
  });
}
