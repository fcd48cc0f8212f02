import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readSettings, startService, tokenFile } from '@farol/content-service';
import pino from 'pino';
import { type Writer, writerOf } from '../launch/writer.ts';

export interface TestService {
  /** `http://localhost:PORT` */
  address: string;
  token: string;
  folder: string;
  writer: Writer;
  stop(): Promise<void>;
}

/** A service with a new data folder on a free port, as sites use it. */
export async function startTestService(
  environment: Record<string, string> = {},
  clock: () => number = Date.now,
): Promise<TestService> {
  const folder = await mkdtemp(join(tmpdir(), 'farol-service-'));
  const settings = readSettings({
    DATA_DIR: folder,
    SERVICE_PORT: '0',
    HOST: '127.0.0.1',
    LOG_LEVEL: 'fatal',
    ...environment,
  });
  const service = await startService(settings, pino({ level: settings.LOG_LEVEL }), clock);
  const token = (await readFile(tokenFile(join(folder, 'service')), 'utf8')).trim();
  return {
    address: service.address,
    token,
    folder,
    writer: writerOf(service.address, token),
    async stop() {
      await service.stop();
      await rm(folder, { recursive: true });
    },
  };
}
