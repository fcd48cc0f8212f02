import { mkdir, writeFile } from 'node:fs/promises';
import { createServer as createHttpServer } from 'node:http';
import { join } from 'node:path';
import { beginListening, originAt } from '@farol/server/process';
import { getRequestListener } from '@hono/node-server';
import { createServer, isRunnableDevEnvironment } from 'vite';
import { pictureFont } from './fonts/subset.ts';

/**
 * The development server: runs the sources through Vite, and restarts the site and reloads the page when one of them
 * changes. The content is on disk, so a restart does not fetch it again.
 */
const server = createHttpServer();
const vite = await createServer({
  appType: 'custom',
  server: { middlewareMode: true, hmr: { server } },
});
const { ssr } = vite.environments;
if (!ssr || !isRunnableDevEnvironment(ssr)) throw new Error('Vite cannot run the server here.');

const { readSettings }: typeof import('./settings.ts') = await ssr.runner.import('/settings.ts');
const settings = readSettings(process.env);
const fontFile = join(settings.dataFolder, 'drawing.ttf');
await mkdir(settings.dataFolder, { recursive: true });
await writeFile(fontFile, await pictureFont());

const { startDevelopment }: typeof import('./development.ts') =
  await ssr.runner.import('/development.ts');
let site = await startDevelopment({ settings, fontFile });
let restarting: Promise<void> = Promise.resolve();

vite.watcher.on('change', (file) => {
  if (!/\.(?:tsx?|css|json|svg)$/.test(file)) return;
  restarting = restarting.then(async () => {
    try {
      const changed: typeof import('./development.ts') = await ssr.runner.import('/development.ts');
      await site.stop();
      site = await changed.startDevelopment({ settings, fontFile });
    } catch (fault) {
      console.error(fault);
    }
    vite.ws.send({ type: 'full-reload' });
  });
});

const handleRequest = getRequestListener(async (request) => {
  await restarting;
  return site.app.fetch(request);
});
server.on('request', (incoming, outgoing) =>
  vite.middlewares(incoming, outgoing, () => void handleRequest(incoming, outgoing)),
);
await beginListening(server, {
  port: settings.port,
  host: settings.host,
  settings: { port: 'PORT', host: 'HOST' },
}).catch((fault: Error) => {
  console.error(fault.message);
  process.exit(1);
});
const address = originAt(settings.host, settings.port);
console.log(`The website, while you work on it: ${address}`);
process.send?.({ ready: address });

for (const signal of ['SIGTERM', 'SIGINT', 'disconnect'] as const)
  process.once(signal, async () => {
    server.closeAllConnections();
    server.close();
    await Promise.all([site.stop(), vite.close()]);
    process.exit(0);
  });
