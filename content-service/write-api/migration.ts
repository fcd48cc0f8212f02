import { Hono } from 'hono';
import { z } from 'zod';
import { createDocument, editDocument } from '../repository/commands/documents.ts';
import { publishRelease } from '../repository/commands/releases.ts';
import type { Command, Repository } from '../repository/repository.ts';
import type { Version } from '../repository/state.ts';
import { type Author, writersOnly } from './authorize.ts';
import { readJson } from './faults.ts';

/** Documents that come in by migration wait in one release, to be looked at and published together. */
const migrationRelease = { id: 'migration', label: 'Migration', scheduledAt: null };

const newDocument = z.object({
  title: z.string(),
  type: z.string(),
  uid: z.string().nullish(),
  lang: z.string(),
  alternate_language_id: z.string().optional(),
  tags: z.array(z.string()).optional(),
  data: z.record(z.string(), z.unknown()).optional(),
  /** Straight into the working copies instead of the migration release. */
  inDocuments: z.boolean().optional(),
});

const change = z.object({
  title: z.string().optional(),
  uid: z.string().nullish(),
  tags: z.array(z.string()).optional(),
  data: z.record(z.string(), z.unknown()).optional(),
  inDocuments: z.boolean().optional(),
});

/** The Migration API as `createWriteClient(...).migrate()` calls it. */
export function migrationApi(repository: Repository) {
  const app = new Hono<{ Variables: { author: Author } }>();
  app.use(writersOnly(repository));

  app.post('/documents', async (context) => {
    const { alternate_language_id, inDocuments, ...body } = newDocument.parse(
      await readJson(context.req.raw),
    );
    const by = context.var.author.name;
    const place = await placeFor(repository, by, inDocuments);
    const { version } = await repository.do(
      by,
      createDocument({ ...body, translationOf: alternate_language_id, place, note: 'Migrated' }),
    );
    return context.json(asMigrated(version), 201);
  });

  app.put('/documents/:id', async (context) => {
    const { inDocuments, ...body } = change.parse(await readJson(context.req.raw));
    const by = context.var.author.name;
    const place = await placeFor(repository, by, inDocuments);
    const id = context.req.param('id');
    const { version } = await repository.do(
      by,
      editDocument(id, { ...body, place, note: 'Migrated' }, () => ({})),
    );
    return context.json(asMigrated(version));
  });

  app.post('/migration-release/publish', async (context) => {
    const by = context.var.author.name;
    const waiting = repository.state.releases.has(migrationRelease.id);
    const { documents } = waiting
      ? await repository.do(by, publishRelease(migrationRelease.id))
      : { documents: [] };
    return context.json({ totalItems: documents.length }, 202);
  });

  return app;
}

async function placeFor(repository: Repository, by: string, inDocuments: boolean | undefined) {
  if (inDocuments) return 'draft' as const;
  await repository.do(by, openMigrationRelease);
  return { release: migrationRelease.id };
}

const openMigrationRelease: Command<null> = (state) => ({
  events: state.releases.has(migrationRelease.id)
    ? []
    : [{ kind: 'release-created', release: migrationRelease }],
  answer: null,
});

function asMigrated({ document, title, type, lang, uid }: Version) {
  return { id: document, title, type, lang, ...(uid === null ? {} : { uid }) };
}
