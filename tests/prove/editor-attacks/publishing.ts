import {
  isRefused,
  publishingRequests,
} from '../../../content-service/people/publishing-requests.testing.ts';
import { title } from '../content/index.ts';
import { documentAt, pageNamed, publish, saveDraft } from '../editing.ts';
import type { Provider } from '../provider.ts';
import { newPerson } from './people.ts';

const farol = '/api/farol/v1';

/** A writer tries every way to get a text published; visitors must see no change. */
export async function tryPublishing(provider: Provider) {
  const { writer, service } = provider;
  const [shown, waiting, planned] = await Promise.all(
    ['page-1', 'page-2', 'page-3'].map((uid) => documentAt(writer, uid)),
  );
  if (!shown || !waiting || !planned) throw new Error('The content of the proofs has three pages.');
  await publish(writer, shown, {});
  const { type } = await pageNamed(writer, 'page-1');
  for (const id of [waiting, planned]) await saveDraft(writer, id, { title: title('Not yet') });
  const { id: release } = await writer.send<{ id: string }>('POST', `${farol}/releases`, {
    label: 'Not yet',
  });
  await writer.send('PUT', `${farol}/releases/${release}/documents/${planned}`, {});
  const { draft } = await writer.get<{ draft: { id: string } }>(`${farol}/documents/${waiting}`);
  const before = await masterRef(service.address);
  const person = await newPerson(provider, 'writer', 'a writer who means harm');
  const { publications } = await writer.get<{ publications: { sequence: number }[] }>(
    `${farol}/publications`,
  );
  const publication = publications[0]?.sequence ?? 0;
  const standing = {
    ...{ shown, waiting, planned, release, draft: draft.id, publication },
    ...{ now: Date.now(), type },
  };
  const taken: string[] = [];
  const roads = publishingRequests(standing);
  for (const [method, path, body] of roads) {
    const { status, text } = await person.send(method, path, body);
    if (!isRefused(path, status, text)) taken.push(`${method} ${path} answered ${status}`);
  }
  // The other APIs, with the editor's session.
  const elsewhere = ['/api/migration/documents', '/api/migration/migration-release/publish'];
  for (const path of elsewhere) {
    const { status } = await person.send('POST', `/../../..${path}`, {});
    if (status !== 401) taken.push(`POST ${path} answered ${status}`);
  }
  const isSame = (await masterRef(service.address)) === before;
  return { tried: roads.length + elsewhere.length, taken, isSame };
}

async function masterRef(service: string): Promise<string> {
  const { refs } = await (await fetch(`${service}/api/v2`)).json();
  return refs.find((each: { isMasterRef: boolean }) => each.isMasterRef).ref;
}
