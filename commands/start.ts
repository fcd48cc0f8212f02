import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readSettings, tokenFile } from '@farol/content-service';
import { loadEnvironment, root } from './environment.ts';
import { type Running, startProcess } from './processes.ts';
import { seedService } from './seeding.ts';
import { buildSite } from './site-build.ts';
import { type Writer, writerOf } from './writer.ts';

/**
 * `npm start`: the whole product. The embedded service with the sample provider, unless a hosted repository is
 * named, and the website on top of it.
 */
loadEnvironment();
const running: Running[] = [];
let leaving = false;
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => leave(0));

try {
  const hosted = process.env.PRISMIC_REPOSITORY;
  const writer = hosted ? null : await startService();
  await buildSite((sentence) => console.log(sentence));
  const site = await startProcess('site', join(root, 'site/dist/server/main.js'));
  watch(site);
  console.log(`\n  Website           ${site.address}`);
  if (hosted) console.log(`  Content           the hosted repository ${hosted}\n`);
  else await sayAddresses(writer);
} catch (fault) {
  console.error(fault instanceof Error ? fault.message : fault);
  await leave(1);
}

async function startService(): Promise<Writer> {
  const service = await startProcess('content service', join(root, 'content-service/main.ts'));
  watch(service);
  const { DATA_DIR } = readSettings(process.env);
  const secret = (await readFile(tokenFile(join(DATA_DIR, 'service')), 'utf8')).trim();
  const writer = writerOf(service.address, secret);
  const { documents } = await writer.get<{ documents: number }>('/api/farol/v1/status');
  if (documents === 0)
    await seedService(writer, join(root, 'sample'), {
      work: join(DATA_DIR, 'sample'),
      today: new Date(),
      say: (sentence) => console.log(sentence),
    });
  return writer;
}

/** If one part ends by itself, the rest is stopped too, and the exit code says so. */
function watch(part: Running): void {
  running.push(part);
  part.ended.then(() => {
    if (!leaving) console.error(`The ${part.name} ended.`);
    return leave(1);
  });
}

async function leave(code: number): Promise<void> {
  if (leaving) return;
  leaving = true;
  await Promise.all(running.toReversed().map((part) => part.stop()));
  process.exit(code);
}

async function sayAddresses(writer: Writer | null): Promise<void> {
  if (!writer) return;
  const { SERVICE_PORT, HOST, DATA_DIR } = readSettings(process.env);
  console.log(`  Content API       http://${HOST}:${SERVICE_PORT}/api/v2`);
  console.log(`  Write token       ${tokenFile(join(DATA_DIR, 'service'))}`);
  const { documents } = await writer.get<{ documents: { id: string; published: string | null }[] }>(
    '/api/farol/v1/documents?state=draft&lang=en-us',
  );
  const draft = documents.find(({ published }) => published === null);
  const { releases } = await writer.get<{ releases: { id: string }[] }>('/api/farol/v1/releases');
  const preview = async (what: { document?: string; release?: string }) =>
    (await writer.send<{ startUrl: string }>('POST', '/api/farol/v1/previews', what)).startUrl;
  if (draft) console.log(`  Preview a draft   ${await preview({ document: draft.id })}`);
  if (releases[0]) console.log(`  Preview a release ${await preview({ release: releases[0].id })}`);
  console.log();
}
