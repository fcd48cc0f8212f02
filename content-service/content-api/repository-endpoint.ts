import { accessAddresses, invalidAccessToken } from '../errors.ts';
import { cachePolicies } from '../http/cache-policies.ts';
import type { Library } from '../repository/library.ts';
import { license, version } from './about.ts';
import { encodeJson } from './encode.ts';
import type { EndpointRequest, EndpointResponse } from './endpoint.ts';
import { formsOf } from './forms.ts';

/** GET /api/v2: refs, types, languages, tags and forms. */
export function repositoryEndpoint({ library, access, origin }: EndpointRequest): EndpointResponse {
  if (!access.mayRead('master')) throw invalidAccessToken(origin);
  const { ref, contents, tags } = library.master();
  const releases = access.mayRead('release') ? releasesOf(library) : [];
  const [master] = contents.languages;
  const body = {
    refs: [{ id: 'master', ref, label: 'Master', isMasterRef: true }, ...releases],
    integrationFieldsRef: null,
    bookmarks: {},
    types: Object.fromEntries(
      [...contents.models.types.values()].map(({ id, label }) => [id, label || id]),
    ),
    languages: contents.languages.map(({ id, name }) => ({
      id,
      name,
      is_master: id === master?.id,
    })),
    tags,
    forms: formsOf(origin, access.token),
    experiments: { draft: [], running: [] },
    ...accessAddresses(origin),
    version,
    license,
  };
  const isPublic =
    access.isPublic('master') && (access.token === null || access.isPublic('release'));
  return {
    body: encodeJson(body),
    isShared: false,
    cacheControl: isPublic ? cachePolicies.changing : cachePolicies.never,
  };
}

function releasesOf(library: Library) {
  return library.releases().map(({ id, ref, label, scheduledAt }) => ({
    id,
    ref,
    label,
    ...(scheduledAt === null ? {} : { scheduledAt }),
  }));
}
