import { Hono } from 'hono';
import type { IntakeOptions } from '../../media/intake.ts';
import type { ContentKeeper } from '../../media/keeping.ts';
import { type AssetRecord, contentsOf } from '../../repository/asset-record.ts';
import type { AssetLibrary } from '../../repository/assets.ts';
import type { Author } from '../../repository/author.ts';
import { NotFound, Refused } from '../../repository/faults.ts';
import { cleanName } from '../../repository/safe-name.ts';
import { newId } from '../../repository/tokens.ts';
import { answerFaults, readJson } from '../faults.ts';
import { assetAnswer, pageAnswer, tagAnswer, tagsAnswer } from './asset-answers.ts';
import { assetPage } from './asset-list.ts';
import { assetPatch, newTag, parseOrRefuse, readQuery } from './asset-requests.ts';
import { readUpload } from './upload.ts';

export interface AssetApiOptions {
  readonly library: AssetLibrary;
  readonly contents: ContentKeeper;
  readonly intake: IntakeOptions;
  /** The uploader, from the bearer token and the `repository` header; or the response that refuses the request. */
  readonly authorize: (request: Request) => Promise<Author | Response> | Author | Response;
  /** The base address of the service as its clients see it, without a trailing slash. */
  readonly publicAddress: (request: Request) => string;
  readonly report: (fault: Error) => void;
  readonly now: () => number;
}

/** In bytes; enough for a few short texts and tags. */
const maxBodyBytes = 64 * 1024;

/** Prismic's Asset API: upload, list, describe and delete files, and manage their tags. */
export function assetApi(options: AssetApiOptions): Hono {
  const { library, contents, intake, authorize, publicAddress, report, now } = options;
  const app = new Hono();

  const answerOf = (record: AssetRecord, request: Request) =>
    Response.json(assetAnswer(record, library.tags(), publicAddress(request)));

  // Asked again once a body is there: the token may be revoked while it arrives.
  for (const path of ['/assets', '/assets/*', '/tags']) {
    app.use(path, async (context, next) => {
      const uploader = await authorize(context.req.raw);
      if (uploader instanceof Response) return uploader;
      return next();
    });
  }

  app.post('/assets', async (context) => {
    const { file, details } = await readUpload(context.req.raw, intake);
    const uploader = await authorize(context.req.raw);
    if (uploader instanceof Response) {
      await file.discard();
      return uploader;
    }
    const { temporaryPath: _, discard: __, ...content } = file;
    const time = now();
    const record: AssetRecord = {
      id: newId(),
      ...content,
      notes: details.notes || null,
      credits: details.credits || null,
      alt: details.alt || null,
      tags: [],
      createdAt: time,
      lastModified: time,
      uploader: uploader.name,
    };
    await contents.store(
      file,
      () => library.add(record, uploader),
      () => library.remove(record.id, 'assets'),
    );
    return answerOf(record, context.req.raw);
  });

  app.get('/assets', (context) => {
    const query = readQuery(new URL(context.req.url).searchParams);
    const page = assetPage(library.list(), library.tags(), query);
    return context.json(pageAnswer(page, library.tags(), publicAddress(context.req.raw)));
  });

  app.get('/assets/:id', (context) => {
    const record = existing(context.req.param('id'));
    return answerOf(record, context.req.raw);
  });

  app.patch('/assets/:id', async (context) => {
    const record = existing(context.req.param('id'));
    const { filename, tags, ...texts } = parseOrRefuse(
      assetPatch,
      await readJson(context.req.raw, maxBodyBytes),
    );
    const uploader = await authorize(context.req.raw);
    if (uploader instanceof Response) return uploader;
    const unknown = tags?.find((id) => !library.tags().some((tag) => tag.id === id));
    if (unknown !== undefined) throw new Refused(`There is no tag with the id “${unknown}”.`);
    const change = {
      ...cleared(texts),
      ...(filename === undefined ? {} : { filename: cleanName(filename) }),
      ...(tags === undefined ? {} : { tags: [...new Set(tags)] }),
      lastModified: now(),
    };
    const changed = await library.change(record.id, change, uploader);
    if (!changed) throw noAsset(record.id);
    return answerOf(changed, context.req.raw);
  });

  app.delete('/assets/:id', async (context) => {
    const record = existing(context.req.param('id'));
    const author = await authorize(context.req.raw);
    if (author instanceof Response) return author;
    const hashes = contentsOf(record).map(({ hash }) => hash);
    await contents.remove(hashes, () => library.remove(record.id, author));
    return context.body(null, 204);
  });

  app.get('/tags', (context) => context.json(tagsAnswer(library)));

  app.post('/tags', async (context) => {
    const { name } = parseOrRefuse(newTag, await readJson(context.req.raw, maxBodyBytes));
    const author = await authorize(context.req.raw);
    if (author instanceof Response) return author;
    const time = now();
    const uploader = author.name;
    const tag = { id: newId(), name, createdAt: time, lastModified: time, uploader };
    return context.json(tagAnswer(await library.addTag(tag, author)), 201);
  });

  app.onError(answerFaults(report));

  function existing(id: string): AssetRecord {
    const record = library.get(id);
    if (!record) throw noAsset(id);
    return record;
  }

  return app;
}

function noAsset(id: string): NotFound {
  return new NotFound(`There is no asset with the id “${id.slice(0, 40)}”.`);
}

/** Undefined texts are left out, so that they stay unchanged; empty ones become null, which removes them. */
function cleared(texts: Record<string, string | null | undefined>) {
  return Object.fromEntries(
    Object.entries(texts)
      .filter(([, text]) => text !== undefined)
      .map(([name, text]) => [name, text || null]),
  );
}
