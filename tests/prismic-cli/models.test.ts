import { cp, glob, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { root } from '../../launch/environment.ts';
import { type CommandLine, startCommandLine } from './command-line.ts';

interface Model {
  id: string;
  label?: string;
  json?: Record<string, object>;
}

let line: CommandLine;
beforeAll(async () => {
  line = await startCommandLine();
});
afterAll(() => line.stop());

const remote = () => line.writer.get<Record<'types' | 'slices', Model[]>>('/api/farol/v1/types');
const byId = (models: Model[]) => models.toSorted((a, b) => a.id.localeCompare(b.id));

async function local(pattern: string): Promise<Model[]> {
  const models: Model[] = [];
  for await (const file of glob(pattern, { cwd: line.project }))
    models.push(JSON.parse(await readFile(join(line.project, file), 'utf8')));
  return byId(models);
}

it('pushes the models of this project, and then finds nothing to do', async () => {
  await cp(join(root, 'customtypes'), join(line.project, 'customtypes'), { recursive: true });
  for await (const file of glob('*/model.json', { cwd: join(root, 'site/slices') }))
    await cp(join(root, 'site/slices', file), join(line.project, 'slices', file));
  const types = await local('customtypes/*/index.json');
  const slices = await local('slices/*/model.json');
  expect(await line.prismic('push')).toMatchObject({
    code: 0,
    err: '',
    out: `Pushing to repository: farol\nPushed ${types.length} type(s), ${slices.length} slice(s).\n`,
  });
  const held = await remote();
  expect(byId(held.types)).toEqual(types);
  expect(byId(held.slices)).toEqual(slices);
  expect((await line.prismic('status')).out).toBe(
    'Repository: farol\nAuthenticated as: first start\n\nAlready up to date.\n',
  );
});

it('pulls the models as they are into an empty project', async () => {
  await rm(join(line.project, 'customtypes'), { recursive: true });
  await rm(join(line.project, 'slices'), { recursive: true });
  const { out, code } = await line.prismic('pull');
  expect([code, out]).toEqual([
    0,
    expect.stringMatching(/Inserted \d+, updated 0, deleted 0 types/),
  ]);
  const held = await remote();
  expect(await local('customtypes/*/index.json')).toEqual(byId(held.types));
  expect(await local('slices/*/model.json')).toEqual(byId(held.slices));
});

it('makes types and slices, shows the difference and pushes it', async () => {
  await line.prismic('type', 'create', 'Guide', '--format', 'page');
  await line.prismic('slice', 'create', 'Packing List');
  await line.prismic('slice', 'connect', 'packing_list', '--to', 'guide');
  const footer = await line.read<Model>('customtypes/layout/index.json');
  await line.write('customtypes/layout/index.json', { ...footer, label: 'Frame' });
  const { out } = await line.prismic('status');
  expect(out).toContain('Local-only:\n  guide (custom type)\n  packing_list (slice)\n');
  expect(out).toContain('Differ:\n  layout (custom type)\n');
  expect((await line.prismic('push')).out).toContain('Pushed 2 type(s), 1 slice(s).');
  const { types, slices } = await remote();
  expect(types.find(({ id }) => id === 'layout')?.label).toBe('Frame');
  expect(types.find(({ id }) => id === 'guide')).toEqual(
    await line.read('customtypes/guide/index.json'),
  );
  expect(slices.map(({ id }) => id)).toContain('packing_list');
});

it('deletes what is gone, when it is forced to', async () => {
  await line.prismic('slice', 'remove', 'packing_list');
  expect(await line.prismic('push')).toMatchObject({
    code: 1,
    err: expect.stringContaining('Push would delete remote models.'),
  });
  expect(await line.prismic('push', '--force')).toMatchObject({
    code: 0,
    err: '',
    out: expect.stringContaining('Deleted 1 model(s).'),
  });
  expect((await remote()).slices.map(({ id }) => id)).not.toContain('packing_list');
});

it('keeps a type that documents need, and says how many', async () => {
  for (const uid of ['lisbon', 'porto'])
    await line.writer.send('POST', '/api/farol/v1/documents', {
      type: 'guide',
      lang: 'en-us',
      uid,
      title: uid,
    });
  await line.prismic('type', 'remove', 'guide');
  const { code, err } = await line.prismic('push', '--force');
  expect([code, err]).toEqual([
    1,
    expect.stringContaining('Could not delete type "guide" because it has 2 associated pages.'),
  ]);
  expect((await remote()).types.map(({ id }) => id)).toContain('guide');
});

it('keeps no screenshots, and says so', async () => {
  const picture = join(root, 'docs/pictures/home.jpg');
  const words = ['add-variation', 'Wide', '--to', 'hero', '--screenshot', picture];
  expect(await line.prismic('slice', ...words)).toMatchObject({
    code: 1,
    err: expect.stringContaining('Status:  501 Screenshots of slices are not kept here.'),
  });
});

it('connects a project, whose content comes from the same service', async () => {
  await rm(join(line.project, 'prismic.config.json'));
  const { code } = await line.prismic('init', '--repo', 'farol', '--no-setup');
  const { documentAPIEndpoint } = await line.read<{ documentAPIEndpoint: string }>(
    'prismic.config.json',
  );
  expect([code, documentAPIEndpoint]).toEqual([0, `https://farol.cdn.${line.host}/api/v2/`]);
  const { status, body } = await line.ask(documentAPIEndpoint.replace('https://', ''));
  expect(status).toBe(200);
  expect(JSON.parse(body).forms.everything.action).toBe(
    `https://farol.cdn.${line.host}/api/v2/documents/search`,
  );
});

it('follows changes while it watches', async () => {
  const watching = line.start('sync', '--watch');
  try {
    await expect.poll(watching.out).toContain('Initial sync complete.');
    const { types } = await remote();
    const layout = types.find(({ id }) => id === 'layout');
    await line.writer.send('POST', '/api/models/customtypes/update', {
      ...layout,
      label: 'Layout',
    });
    await expect
      .poll(() => line.read<Model>('customtypes/layout/index.json').catch(() => null))
      .toEqual({ ...layout, label: 'Layout' });
  } finally {
    watching.child.kill('SIGINT');
  }
  await expect.poll(watching.out).toContain('Watch stopped.');
});
