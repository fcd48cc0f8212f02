import { describe, expect, it } from 'vitest';
import { checkStore } from './moving/check.ts';
import { type ExampleService, fillExample, startExampleService } from './moving/service.testing.ts';
import { contentAnswers, unlike } from './prove/content-answers.ts';
import { newDatabase } from './store/shared-postgres.testing.ts';

interface Whole {
  published: { id: string; data: object } | null;
  draft: { id: string; data: object } | null;
}

async function edit({ send }: ExampleService, id: string, changes: object): Promise<void> {
  const path = `/api/farol/v1/documents/${id}`;
  const { draft, published } = await send<Whole>('GET', path);
  const present = draft ?? published;
  await send('PUT', `${path}/draft`, {
    basedOn: present?.id,
    data: { ...present?.data, ...changes },
  });
}

const publish = ({ send }: ExampleService, document: string) =>
  send('POST', '/api/farol/v1/publications', { documents: [{ document }] });

const titled = (text: string) => ({ title: [{ type: 'heading1', text, spans: [] }] });

async function documentNamed({ repository }: ExampleService, uid: string): Promise<string> {
  const found = [...repository.state.documents.values()].find(({ versions }) =>
    versions.some((version) => version.uid === uid),
  );
  return found?.id ?? '';
}

/** Changes between two publications, of everything that the Content API's responses depend on. */
const changes: readonly ((service: ExampleService, round: number) => Promise<unknown>)[] = [
  (service, round) => service.upload(`later-${round}.txt`, `Number ${round}`),
  async (service, round) => {
    const { id } = await service.upload(`new-${round}.svg`, drawing(round), `New ${round}`);
    const forest = await documentNamed(service, 'forest');
    await edit(service, forest, { picture: { id } });
    await publish(service, forest);
  },
  async (service, round) => {
    const [asset] = service.repository.state.assets.keys();
    await service.send('PATCH', `/api/assets/assets/${asset}`, { alt: `Told anew ${round}` });
  },
  (service, round) =>
    service.send('POST', '/api/models/customtypes/update', {
      id: 'page',
      label: `Page ${round}`,
      repeatable: true,
      status: true,
      json: service.repository.state.types.get('page')?.json,
    }),
  (service, round) =>
    service.send('PUT', '/api/farol/v1/languages', {
      languages: [
        ...service.repository.state.languages,
        { id: round < 9 ? 'de-de' : 'it-it', name: 'New' },
      ],
    }),
  async (service) => service.repository.dropOldVersions(2),
  async (service, round) =>
    edit(service, await documentNamed(service, 'costa'), titled(`A draft ${round}`)),
  async (service) => {
    const costa = await documentNamed(service, 'costa');
    await service.send('DELETE', `/api/farol/v1/documents/${costa}/publication`);
    await publish(service, costa);
  },
  async (service, round) => {
    const release = await service.send<{ id: string }>('POST', '/api/farol/v1/releases', {
      label: `Release ${round}`,
    });
    const costa = await documentNamed(service, 'costa');
    await service.send('PUT', `/api/farol/v1/releases/${release.id}/documents/${costa}`);
  },
];

const drawing = (round: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${round + 8}" height="16"></svg>`;

describe.each(['SQLite', 'PostgreSQL'])(
  'a restart in the middle of a long history: %s',
  (engine) => {
    it('answers all of the Content API byte for byte as before', async () => {
      let service = await startExampleService({
        KEPT_REFS: '2',
        ...(engine === 'SQLite' ? {} : { DATABASE_URL: await newDatabase() }),
      });
      try {
        await fillExample(service);
        const coast = await documentNamed(service, 'coast');
        const preview = await service.send<{ ref: string }>('POST', '/api/farol/v1/previews', {
          document: await documentNamed(service, 'costa'),
        });
        const refs: string[] = [];
        for (const [round, happen] of [...changes, ...changes].entries()) {
          await happen(service, round);
          for (let turn = 0; turn < 4; turn += 1) {
            await edit(service, coast, titled(`Round ${round}, turn ${turn}`));
            await publish(service, coast);
            refs.push(service.repository.master().ref);
            if (turn % 2 === 1) continue;
            const all = (address: string) => [
              ...refs.slice(-5),
              preview.ref.replace(/^http:\/\/[^/]+/, address),
            ];
            const ask = ({ address, token }: ExampleService) =>
              contentAnswers({ address, token, refs: all(address) });
            const before = await ask(service);
            await service.stop();
            service = await startExampleService(environmentOf(service));
            expect(unlike(before, await ask(service)), `round ${round}, turn ${turn}`).toEqual([]);
          }
        }
        expect(Object.values(await contentAnswers(service)).join()).toContain('.svg?auto=');
        expect(await checkStore(service.settings)).toEqual([]);
      } finally {
        await service.remove();
      }
    });
  },
);

/** The environment to start the same service again. */
function environmentOf({ settings }: ExampleService): Record<string, string> {
  const { DATA_DIR, DATABASE_URL, KEPT_REFS } = settings;
  return {
    DATA_DIR,
    KEPT_REFS: String(KEPT_REFS),
    ...(DATABASE_URL === undefined ? {} : { DATABASE_URL }),
  };
}
