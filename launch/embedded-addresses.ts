import { join } from 'node:path';
import {
  inviteFirst,
  linkAddress,
  readSettings,
  type Settings,
  tokenFile,
  withPeople,
} from '@farol/content-service';
import { handedOver } from './one-time-address.ts';
import type { Running } from './processes.ts';
import type { Writer } from './writer.ts';

/** What one can open, and previews of what is not published yet. */
export async function embeddedAddresses({
  writer,
  running,
  environment = process.env,
}: {
  writer: Writer;
  running: Pick<Running, 'address'>;
  environment?: Readonly<Record<string, string | undefined>>;
}): Promise<string[]> {
  const settings = readSettings(environment);
  const { DATA_DIR, TLS_PORT, TLS_NAME } = settings;
  const { documents } = await writer.get<{ documents: { id: string; published: string | null }[] }>(
    '/api/farol/v1/documents?state=draft&lang=en-us',
  );
  const draft = documents.find(({ published }) => published === null);
  const { releases } = await writer.get<{ releases: { id: string }[] }>('/api/farol/v1/releases');
  const preview = async (what: { document?: string; release?: string }) =>
    (await writer.send<{ startUrl: string }>('POST', '/api/farol/v1/previews', what)).startUrl;
  return [
    `Content API        ${running.address}/api/v2`,
    ...(await firstInvitation(settings, running.address)),
    `Write token        ${tokenFile(join(DATA_DIR, 'service'))}`,
    ...(TLS_PORT ? [`Prismic's commands PRISMIC_HOST=${TLS_NAME}:${TLS_PORT}`] : []),
    ...(draft ? [`Preview a draft    ${await preview({ document: draft.id })}`] : []),
    ...(releases[0] ? [`Preview a release  ${await preview({ release: releases[0].id })}`] : []),
  ];
}

/** Where nobody may sign in yet: the address with which the first person does, or why there is none. */
async function firstInvitation(settings: Settings, service: string): Promise<string[]> {
  const words = await withPeople(settings, service, async (people) => {
    const link = await inviteFirst(people);
    if (!link) return null;
    return handedOver(linkAddress(people.origin().origin, link.secret), settings.DATA_DIR);
  }).catch((fault: Error) => fault.message);
  return words === null ? [] : [`Sign in, once      ${words}`];
}
