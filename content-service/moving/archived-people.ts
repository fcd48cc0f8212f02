import { jsonOrNull } from '@farol/content-model';
import { z } from 'zod';
import { backedUpKinds, isBackedUp } from '../people/records.ts';
import type { NewRecord } from '../store/records.ts';
import { type ArchiveWriter, DamagedArchive, entriesOf, textOf } from './archive.ts';
import type { Storage } from './storage.ts';

const peopleFile = 'people.json';

/** People with their credentials. Sessions and links are left out, so that a restored backup does not reopen them. */
export async function addPeople({ store }: Storage, archive: ArchiveWriter): Promise<void> {
  const records: NewRecord[] = [];
  for (const kind of backedUpKinds)
    for (const { revision: _, ...record } of await store.records.list(kind)) records.push(record);
  await archive.text(peopleFile, `${JSON.stringify(records)}\n`);
}

const recordsSchema = z.array(
  z.object({
    kind: z.string(),
    id: z.string(),
    owner: z.string().nullable(),
    endsAt: z.number().nullable(),
    content: z.unknown(),
  }),
);

/** The people of a verified archive; undefined where it is an export or from before people were kept. */
export async function archivedPeople(path: string): Promise<NewRecord[] | undefined> {
  for await (const { name, content } of entriesOf(path)) {
    if (name !== peopleFile) continue;
    const result = recordsSchema.safeParse(jsonOrNull(await textOf(content, path)));
    if (!result.success || !result.data.every(isBackedUp))
      throw new DamagedArchive(path, `${peopleFile} holds what this Farol does not know.`);
    return result.data;
  }
  return undefined;
}
