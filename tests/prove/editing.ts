import type { Writer } from '../../launch/writer.ts';

export interface Listed {
  id: string;
  type: string;
  lang: string;
  uid: string | null;
  published: string | null;
}

export async function listed(writer: Writer): Promise<Listed[]> {
  const path = '/api/farol/v1/documents?pageSize=100';
  return (await writer.get<{ documents: Listed[] }>(path)).documents;
}

/** The English document with this uid. */
export async function pageNamed(writer: Writer, uid: string): Promise<Listed> {
  const found = (await listed(writer)).find((each) => each.uid === uid && each.lang === 'en-us');
  if (!found) throw new Error(`There is no document ${uid}.`);
  return found;
}

export async function documentAt(writer: Writer, uid: string): Promise<string> {
  return (await pageNamed(writer, uid)).id;
}

interface Version {
  id: string;
  data: Record<string, unknown>;
}

/** Saves a draft with these fields replaced. */
export async function saveDraft(
  writer: Writer,
  id: string,
  { uid, ...fields }: Record<string, unknown>,
): Promise<void> {
  const path = `/api/farol/v1/documents/${id}`;
  const { draft, published } = await writer.get<{
    draft: Version | null;
    published: Version | null;
  }>(path);
  const present = draft ?? published;
  await writer.send('PUT', `${path}/draft`, {
    basedOn: present?.id,
    data: { ...present?.data, ...fields },
    ...(uid === undefined ? {} : { uid }),
  });
}

export async function publish(
  writer: Writer,
  id: string,
  fields: Record<string, unknown>,
): Promise<void> {
  await saveDraft(writer, id, fields);
  await writer.send('POST', '/api/farol/v1/publications', { documents: [{ document: id }] });
}
