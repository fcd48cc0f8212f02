import type { AllDocumentTypes } from '@farol/content-model';
import {
  Client,
  NotFoundError,
  PrismicError,
  type Query,
  type Ref,
  type Repository,
  type Route,
} from '@prismicio/client';
import { repositoryFault, searchFault, tagsResponse, usableRepository } from './answers.ts';
import {
  type AllowedEndpoints,
  assertContentEndpoint,
  assertRepositoryName,
  mayFollow,
} from './endpoint.ts';
import { defaultLimits, type FetchLimits, prismicFetch } from './fetch.ts';
import { isQueryable } from './queryable.ts';

export interface ClientOptions extends AllowedEndpoints {
  repository: string;
  endpoint: string;
  accessToken?: string | null;
  /** `pageSize` applies to `getFirst` too. */
  defaultParams?: { pageSize?: number; lang?: string };
  /** How the service builds the URLs of documents; `brokenRoute` is for links to missing ones. */
  routes?: readonly Route[];
  brokenRoute?: string;
  fetch?: typeof globalThis.fetch | undefined;
  limits?: FetchLimits;
}

type FetchParameters = NonNullable<Parameters<Client['getRefs']>[0]>;
type QueryParameters = NonNullable<Parameters<Client['get']>[0]>;
type RepositoryParameters = NonNullable<Parameters<Client['getRepository']>[0]>;

/** Prismic's client, changed where its current version departs from the specification. */
export class ContentClient extends Client<AllDocumentTypes> {
  constructor(options: ClientOptions) {
    const { repository, endpoint, accessToken, defaultParams, routes, brokenRoute } = options;
    const fetch = 'fetch' in options ? options.fetch : globalThis.fetch;
    if (typeof fetch !== 'function')
      throw new PrismicError('A valid fetch implementation was not provided', undefined, undefined);
    assertRepositoryName(repository);
    assertContentEndpoint(endpoint, options);
    super(repository, {
      documentAPIEndpoint: endpoint,
      fetch: prismicFetch(fetch, {
        limits: options.limits ?? defaultLimits,
        mayFollow: (target) => mayFollow(endpoint, target, options),
      }),
      ...(accessToken ? { accessToken } : {}),
      ...(defaultParams ? { defaultParams } : {}),
      ...(routes ? { routes: [...routes] } : {}),
      ...(brokenRoute ? { brokenRoute } : {}),
    });
    // Preview cookies are handled per request; this client is shared.
    this.disableAutoPreviews();
  }

  override async get<Document extends AllDocumentTypes>(
    parameters?: QueryParameters,
  ): Promise<Query<Document>> {
    const response = await super.get<Document>(parameters);
    return valid(response, searchFault(response));
  }

  override async getFirst<Document extends AllDocumentTypes>(
    parameters: QueryParameters = {},
  ): Promise<Document> {
    const configured = parameters.page ?? parameters.pageSize ?? this.defaultParams?.pageSize;
    const { results } = await this.get<Document>(
      configured ? parameters : { ...parameters, pageSize: 1 },
    );
    if (results[0]) return results[0];
    throw new NotFoundError('No documents were returned', undefined, undefined);
  }

  override async getByID<Document extends AllDocumentTypes>(
    id: string,
    parameters?: QueryParameters,
  ): Promise<Document> {
    assertQueryable(id);
    return super.getByID<Document>(id, parameters);
  }

  override async getByUID<
    Document extends AllDocumentTypes,
    Type extends Document['type'] = Document['type'],
  >(type: Type, uid: string, parameters?: QueryParameters) {
    assertQueryable(uid);
    return super.getByUID<Document, Type>(type, uid, parameters);
  }

  override async getRepository(parameters?: RepositoryParameters): Promise<Repository> {
    const response = await super.getRepository(parameters);
    return usableRepository(valid(response, repositoryFault(response)));
  }

  override getMasterRef(parameters?: FetchParameters): Promise<Ref> {
    return this.#refWhere(({ isMasterRef }) => isMasterRef === true, parameters);
  }

  override getRefByID(id: string, parameters?: FetchParameters): Promise<Ref> {
    return this.#refWhere((ref) => ref.id === id, parameters);
  }

  override getRefByLabel(label: string, parameters?: FetchParameters): Promise<Ref> {
    return this.#refWhere((ref) => ref.label === label, parameters);
  }

  override getReleaseByID(id: string, parameters?: FetchParameters): Promise<Ref> {
    return this.#refWhere((ref) => !ref.isMasterRef && ref.id === id, parameters);
  }

  override getReleaseByLabel(label: string, parameters?: FetchParameters): Promise<Ref> {
    return this.#refWhere((ref) => !ref.isMasterRef && ref.label === label, parameters);
  }

  /** From the tags form, or from the repository info if that fails. */
  override async getTags(parameters?: FetchParameters): Promise<string[]> {
    const { tags } = await this.getRepository(parameters);
    try {
      return tagsResponse.parse(await super.getTags(parameters));
    } catch {
      return tags;
    }
  }

  async #refWhere(predicate: (ref: Ref) => boolean, parameters?: FetchParameters): Promise<Ref> {
    const ref = (await this.getRefs(parameters)).find(predicate);
    if (ref) return ref;
    throw new PrismicError('Ref could not be found.', undefined, undefined);
  }
}

function valid<Value>(response: Value, fault: string | null): Value {
  if (fault === null) return response;
  throw new PrismicError(`An invalid API response was returned (${fault})`, undefined, undefined);
}

function assertQueryable(name: string): void {
  if (isQueryable(name)) return;
  throw new NotFoundError('No documents were returned', undefined, undefined);
}
