import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readToken } from '@farol/content-service';
import type { Environment } from '@farol/server/settings';
import { type RunningProcess, startServiceProcess } from './processes.ts';
import { type Writer, writerOf } from './writer.ts';

/** A content service with a data folder of its own, for tests and benchmarks. */
export interface NewService {
  running: RunningProcess;
  address: string;
  token: string;
  writer: Writer;
  folder: string;
  /** Its settings, with the port it was given. */
  environment: Environment;
  /** Stops the service and removes its folder. */
  stop(): Promise<void>;
}

/** Starts a content service on a free port and in a new folder, which `prepare` may fill before the start. */
export async function startNewService(
  environment: Environment = {},
  prepare: (folder: string) => Promise<void> = async () => {},
): Promise<NewService> {
  const folder = await mkdtemp(join(tmpdir(), 'farol-service-'));
  await prepare(folder);
  const settings = {
    ...process.env,
    // Of a `.env`, which is for the product of whoever works here.
    ...{ DATABASE_URL: '', SERVICE_URL: '', EDITOR_ORIGIN: '' },
    ...{ DATA_DIR: folder, HOST: 'localhost', LOG_LEVEL: 'error', SERVICE_PORT: '0' },
    ...environment,
  };
  const running = await startServiceProcess(settings);
  const { address } = running;
  const token = await readToken(folder);
  return {
    ...{ running, address, token, folder },
    environment: { ...settings, SERVICE_PORT: new URL(address).port },
    writer: writerOf(address, token),
    async stop() {
      await running.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
