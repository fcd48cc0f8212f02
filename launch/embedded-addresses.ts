import {
  inviteFirst,
  linkAddress,
  readSettings,
  type Settings,
  tokenFile,
  withPeople,
} from '@farol/content-service';
import type { Environment } from '@farol/server/settings';
import { revealOrStore } from './reveal-or-store.ts';
import type { Writer } from './writer.ts';

/** The lines `npm start` prints: the addresses of the embedded service, and previews of unpublished content. */
export async function embeddedAddresses({
  writer,
  service,
  environment = process.env,
}: {
  writer: Writer;
  service: string;
  environment?: Environment;
}): Promise<string[]> {
  const settings = readSettings(environment);
  const { DATA_DIR, TLS_PORT, TLS_NAME } = settings;
  const { documents } = await writer.get<{ documents: { id: string; published: string | null }[] }>(
    '/api/farol/v1/documents?state=draft&lang=en-us',
  );
  const draft = documents.find(({ published }) => published === null);
  const { releases } = await writer.get<{ releases: { id: string }[] }>('/api/farol/v1/releases');
  const startPreview = async (of: { document?: string; release?: string }) =>
    (await writer.send<{ startUrl: string }>('POST', '/api/farol/v1/previews', of)).startUrl;
  const lines = [
    `Content API        ${service}/api/v2`,
    ...(await firstInvitation(settings, service)),
    `Write token        ${tokenFile(DATA_DIR)}`,
  ];
  if (TLS_PORT) lines.push(`Prismic's commands PRISMIC_HOST=${TLS_NAME}:${TLS_PORT}`);
  if (draft) lines.push(`Preview a draft    ${await startPreview({ document: draft.id })}`);
  if (releases[0])
    lines.push(`Preview a release  ${await startPreview({ release: releases[0].id })}`);
  return lines;
}

/** If nobody can sign in yet: the invitation for the first person, or why there is none. */
async function firstInvitation(settings: Settings, service: string): Promise<string[]> {
  const invitation = await withPeople(settings, service, async (people) => {
    const link = await inviteFirst(people);
    if (!link) return null;
    return revealOrStore(linkAddress(people.origin().origin, link.secret), settings.DATA_DIR);
  }).catch((fault: Error) => fault.message);
  return invitation === null ? [] : [`Sign in, once      ${invitation}`];
}
