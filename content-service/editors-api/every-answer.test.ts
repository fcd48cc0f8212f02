import { beforeEach, expect, it } from 'vitest';
import { documentOperations } from './documents/documents.ts';
import { type ExampleEditor, exampleEditor } from './editor.testing.ts';
import { previewOperations } from './previews/previews.ts';
import { releaseOperations } from './publishing/releases.ts';
import { settingOperations } from './settings/settings.ts';
import { webhookOperations } from './settings/webhooks.ts';

let editor: ExampleEditor;
beforeEach(async () => {
  editor = await exampleEditor();
});

async function ask(method: string, path: string, body?: unknown, key?: string) {
  const headers = {
    authorization: `Bearer ${editor.token}`,
    ...(key ? { 'idempotency-key': key } : {}),
  };
  const answer = await editor.browser().send(method, path, body, headers);
  expect(answer.status, `${method} ${path}`).toBeLessThan(300);
  return answer.status === 204 ? null : answer.json();
}

it('is as it is described: documents, releases, previews, webhooks, settings', async () => {
  const article = { type: 'article', lang: 'en-us', title: 'Lisbon', data: { title: 'x' } };
  const { document: id, version } = await ask('POST', '/documents', { ...article, tags: ['sea'] });
  const other = await ask('POST', '/documents', {
    ...article,
    lang: 'pt-br',
    translationOf: id,
  });
  await ask('PUT', `/documents/${id}/draft`, { title: 'Lisbon again', basedOn: version });
  await ask('GET', '/documents?search=lisbon');
  await ask('POST', '/publications', { documents: [{ document: id }] });
  await ask('GET', `/documents/${id}/versions`);
  await ask('GET', `/documents/${id}/versions/${version}`);
  await ask('GET', '/publications');

  const { id: autumn } = await ask('POST', '/releases', { label: 'Autumn' });
  await ask('PATCH', `/releases/${autumn}`, { scheduledAt: editor.now() + 1000 });
  await ask('PUT', `/releases/${autumn}/documents/${other.document}`);
  await ask('PUT', `/releases/${autumn}/documents/${id}`);
  await ask('DELETE', `/releases/${autumn}/documents/${id}`);
  await ask('GET', '/releases');
  await ask('GET', `/releases/${autumn}`);
  await ask('GET', `/documents/${other.document}`);
  const preview = await ask('POST', '/previews', { release: autumn }, 'preview');
  expect(await ask('POST', '/previews', { release: autumn }, 'preview')).toMatchObject({
    ref: null,
  });
  await ask('GET', '/previews');
  await ask('DELETE', `/previews/${preview.id}`);
  await ask('POST', `/releases/${autumn}/publication`);
  const { id: winter } = await ask('POST', '/releases', { label: 'Winter' });
  await ask('DELETE', `/releases/${winter}`);

  const saved = await ask('GET', `/documents/${other.document}`);
  await ask('PUT', `/documents/${other.document}/draft`, {
    title: 'Lisboa',
    basedOn: (saved.draft ?? saved.published).id,
  });
  await ask('DELETE', `/documents/${other.document}/draft`);
  await ask('DELETE', `/documents/${other.document}/publication`);
  await ask('PUT', `/documents/${other.document}/archive`);
  await ask('GET', '/documents?state=archived');
  await ask('DELETE', `/documents/${other.document}/archive`);

  const webhook = await ask('POST', '/webhooks', { url: 'https://example.com/hook' });
  await ask('PATCH', `/webhooks/${webhook.id}`, { name: 'Search' });
  await ask('GET', '/webhooks');
  await ask('GET', `/webhooks/${webhook.id}`);
  await ask('POST', `/webhooks/${webhook.id}/test`);
  await ask('GET', `/webhooks/${webhook.id}/deliveries`);
  await ask('DELETE', `/webhooks/${webhook.id}`);

  const token = await ask('POST', '/tokens', { name: 'site', scope: 'master' }, 'token');
  const again = await ask('POST', '/tokens', { name: 'site', scope: 'master' }, 'token');
  expect(again).toEqual({ id: token.id, token: null });
  await ask('GET', '/tokens');
  await ask('DELETE', `/tokens/${token.id}`);
  for (const path of ['/status', '/types', '/media', '/languages']) await ask('GET', path);
  const { languages } = await ask('GET', '/languages');
  await ask('PUT', '/languages', { languages });

  const operations = [
    ...documentOperations,
    ...releaseOperations,
    ...previewOperations({ siteUrl: '', lastsMs: 0, sharedLastsMs: 0 }),
    ...webhookOperations({ logLength: 0, test: () => Promise.reject(new Error('Never asked.')) }),
    ...settingOperations,
  ];
  const asked = operations.map(({ method, path }) => `${method} ${path}`);
  expect(asked.filter((each) => !editor.answered.has(each))).toEqual([]);
});
