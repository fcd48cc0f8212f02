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
import { faultOfRepository, faultOfSearch, tagsAnswer } from './answers.ts';
import { assertContentEndpoint, assertRepositoryName, type FurtherEndpoints } from './endpoint.ts';
import { type Limits, specifiedFetch, usualLimits } from './fetch.ts';

export interface ClientOptions extends FurtherEndpoints {
  repository: string;
  endpoint: string;
  accessToken?: string | null;
  /** `pageSize` counts for `getFirst` too. */
  defaultParams?: { pageSize?: number; lang?: string };
  /** How the service shall write the addresses of documents, and of links to none. */
  routes?: readonly Route[];
  brokenRoute?: string;
  fetch?: typeof globalThis.fetch | undefined;
  limits?: Limits;
}

type FetchParameters = NonNullable<Parameters<Client['getRefs']>[0]>;
type QueryParameters = NonNullable<Parameters<Client['get']>[0]>;
type RepositoryParameters = NonNullable<Parameters<Client['getRepository']>[0]>;

/** Prismic's client, brought to what the specification says where its present version departs from it. */
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
      fetch: specifiedFetch(fetch, options.limits ?? usualLimits),
      ...(accessToken ? { accessToken } : {}),
      ...(defaultParams ? { defaultParams } : {}),
      ...(routes ? { routes: [...routes] } : {}),
      ...(brokenRoute ? { brokenRoute } : {}),
    });
    // Cookies are the request's matter, not the client's.
    this.disableAutoPreviews();
  }

  override async get<Document extends AllDocumentTypes>(
    parameters?: QueryParameters,
  ): Promise<Query<Document>> {
    const answer = await super.get<Document>(parameters);
    return sound(answer, faultOfSearch(answer));
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
    assertAskable(id);
    return super.getByID<Document>(id, parameters);
  }

  override async getByUID<
    Document extends AllDocumentTypes,
    Type extends Document['type'] = Document['type'],
  >(type: Type, uid: string, parameters?: QueryParameters) {
    assertAskable(uid);
    return super.getByUID<Document, Type>(type, uid, parameters);
  }

  override async getRepository(parameters?: RepositoryParameters): Promise<Repository> {
    const answer = await super.getRepository(parameters);
    return sound(answer, faultOfRepository(answer));
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

  /** From the tags form; where that does not answer, from the repository info. */
  override async getTags(parameters?: FetchParameters): Promise<string[]> {
    const { tags = [] } = await this.getRepository(parameters);
    try {
      return tagsAnswer.parse(await super.getTags(parameters));
    } catch {
      return tags;
    }
  }

  async #refWhere(is: (ref: Ref) => boolean, parameters?: FetchParameters): Promise<Ref> {
    const found = (await this.getRefs(parameters)).find(is);
    if (found) return found;
    throw new PrismicError('Ref could not be found.', undefined, undefined);
  }
}

function sound<Answer>(answer: Answer, fault: string | null): Answer {
  if (fault === null) return answer;
  throw new PrismicError(`An invalid API response was returned (${fault})`, undefined, answer);
}

/** The client escapes quotes in a query but no backslashes, so these are not asked for at all. */
function assertAskable(name: string): void {
  if (/^[^"\\\p{Cc}]{1,200}$/u.test(name)) return;
  throw new NotFoundError('No documents were returned', undefined, undefined);
}
