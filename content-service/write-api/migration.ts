import { Hono } from 'hono';
import { z } from 'zod';
import { refusingForbidden } from '../checks/refuse-forbidden.ts';
import type { Author } from '../repository/author.ts';
import type { Command } from '../repository/command.ts';
import { createDocument, editDocument } from '../repository/commands/documents.ts';
import { publishRelease } from '../repository/commands/releases.ts';
import type { Place } from '../repository/events.ts';
import type { Repository } from '../repository/repository.ts';
import type { Version } from '../repository/state.ts';
import { writersOnly } from './authorize.ts';
import { editableContents } from './editable-contents.ts';
import { readJson } from './faults.ts';
import { atMostOnce } from './idempotency.ts';

/** Migrated documents wait in one release, to be reviewed and published together. */
const migrationRelease = { id: 'migration', label: 'Migration', scheduledAt: null };

const newDocument = z.object({
  title: z.string(),
  type: z.string(),
  uid: z.string().nullish(),
  lang: z.string(),
  alternate_language_id: z.string().optional(),
  tags: z.array(z.string()).optional(),
  data: z.record(z.string(), z.unknown()).optional(),
  /** Writes drafts directly, instead of into the migration release. */
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
  const app = new Hono<{ Variables: { author(): Author } }>();
  app.use(writersOnly(repository));

  app.post('/documents', async (context) => {
    const payload = await readJson(context.req.raw);
    const { alternate_language_id, inDocuments, ...body } = newDocument.parse(payload);
    const author = context.var.author();
    const creation = inMigration(inDocuments, (place) =>
      createDocument({
        ...body,
        translationOf: alternate_language_id,
        place,
        note: 'Migrated',
        dataFollows: true,
      }),
    );
    // A program that got no response can retry with its key without creating a second document.
    const { version } = await repository.do(
      author,
      atMostOnce(context.req, author.name, payload, creation),
    );
    return context.json(asMigrated(version), 201);
  });

  app.put('/documents/:id', async (context) => {
    const { inDocuments, ...body } = change.parse(await readJson(context.req.raw));
    const author = context.var.author();
    const id = context.req.param('id');
    const contentOf = await editableContents(repository, id);
    const { version } = await repository.do(
      author,
      inMigration(inDocuments, (place) =>
        editDocument(id, { ...body, place, note: 'Migrated' }, contentOf),
      ),
    );
    return context.json(asMigrated(version));
  });

  app.post('/migration-release/publish', async (context) => {
    const author = context.var.author();
    const publication = refusingForbidden(repository, publishRelease(migrationRelease.id));
    const { documents } = await repository.do(author, (state, now) =>
      state.releases.has(migrationRelease.id)
        ? publication(state, now)
        : { events: [], answer: { documents: [] } },
    );
    return context.json({ totalItems: documents.length }, 202);
  });

  return app;
}

/** Opens the migration release in the same commit as the document it is opened for. */
function inMigration<Answer>(
  inDocuments: boolean | undefined,
  command: (place: Place) => Command<Answer>,
): Command<Answer> {
  if (inDocuments) return command('draft');
  return (state, now) => {
    if (state.releases.has(migrationRelease.id))
      return command({ release: migrationRelease.id })(state, now);
    const opened = { ...migrationRelease, createdAt: now, by: '', fingerprint: '', failure: null };
    const releases = new Map(state.releases).set(migrationRelease.id, opened);
    const change = command({ release: migrationRelease.id })({ ...state, releases }, now);
    const opening = { kind: 'release-created' as const, release: migrationRelease };
    return { ...change, events: [opening, ...change.events] };
  };
}

function asMigrated({ document, title, type, lang, uid }: Version) {
  return { id: document, title, type, lang, ...(uid === null ? {} : { uid }) };
}
