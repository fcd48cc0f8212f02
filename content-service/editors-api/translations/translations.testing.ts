import { expect } from 'vitest';
import { changeModels } from '../../repository/commands/settings.ts';
import { type ExampleOptions, exampleEditor } from '../editor.testing.ts';

const trip = {
  id: 'trip',
  label: 'Trip',
  repeatable: true,
  status: true,
  json: {
    Main: {
      uid: { type: 'UID' as const, config: {} },
      title: { type: 'Text' as const, config: {} },
      summary: { type: 'Text' as const, config: {} },
      price: { type: 'Number' as const, config: {} },
      prose: {
        type: 'StructuredText' as const,
        config: { multi: 'paragraph,heading2,strong,em,image' },
      },
      prices: { type: 'Table' as const, config: {} },
      days: {
        type: 'Group' as const,
        config: { fields: { name: { type: 'Text' as const, config: {} } } },
      },
      guide: { type: 'Link' as const, config: { select: 'document' as const, allowText: true } },
      body: {
        type: 'Slices' as const,
        config: {
          choices: {
            day: {
              type: 'Slice' as const,
              'non-repeat': { words: { type: 'Text' as const, config: {} } },
              repeat: {},
            },
          },
        },
      },
    },
  },
};

interface Standing {
  lang: string;
  source: string | null;
  outdated: { fields?: number; words?: number } | null;
}

/** The editors' API with trips, and a writer who translates them. */
export async function exampleTranslations(options?: ExampleOptions) {
  const editor = await exampleEditor(undefined, options);
  await editor.repository.do(
    'test',
    changeModels([{ type: 'CUSTOM_TYPE_INSERT', id: trip.id, payload: trip }]),
  );
  const writer = await editor.signedIn();

  async function make(
    fields: Record<string, unknown>,
  ): Promise<{ document: string; version: string }> {
    const document = { type: 'trip', title: 'Trip', ...fields };
    const answer = await writer.send('POST', '/documents', document);
    expect(answer.status).toBe(201);
    return answer.json();
  }

  async function save(id: string, data: Record<string, unknown>): Promise<string> {
    editor.pass(1000);
    const { draft, published } = await read(`/documents/${id}`);
    const basedOn = (draft ?? published).id;
    const answer = await writer.send('PUT', `/documents/${id}/draft`, { data, basedOn });
    expect(answer.status).toBe(200);
    return (await answer.json()).version;
  }

  async function read(path: string) {
    const answer = await writer.send('GET', path);
    expect(answer.status).toBe(200);
    return answer.json();
  }

  async function standingOf(id: string): Promise<Standing> {
    const { pages } = await read('/translations');
    const documents = pages.flatMap(({ documents }: { documents: { id: string }[] }) => documents);
    return documents.find((each: { id: string }) => each.id === id);
  }

  return { editor, writer, make, save, read, standingOf };
}

export type ExampleTranslations = Awaited<ReturnType<typeof exampleTranslations>>;
