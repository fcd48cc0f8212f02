import { deliveryFaults, own, type Rule, readDate, rules } from '@farol/content-model';
import type { CustomTypeModel, SharedSliceModel } from '@prismicio/client';
import { z } from 'zod';
import { type Event, type EventOf, webhookTriggers } from './events.ts';
import { obstacleKinds } from './obstacle.ts';

/** One that can be written as the Content API writes dates. */
export const time = z.int().refine((at) => readDate(at) !== null);

const optionalText = z.string().nullable();
const texts = z.array(z.string());

const fields = z.record(z.string(), z.looseObject({ type: z.string() }));
/** Models are returned exactly as pushed, so properties that are not described are kept. */
export const typeForm = z.looseObject({ id: z.string(), json: z.record(z.string(), fields) });
export const sliceForm = z.looseObject({
  id: z.string(),
  variations: z.array(z.looseObject({ id: z.string() })),
});

const place = z.union([z.literal('draft'), z.object({ release: z.string() })]);
const inRelease = { document: z.string(), release: z.string(), base: optionalText };

const version = z.object({
  id: z.string(),
  document: z.string(),
  group: z.string(),
  type: z.string(),
  lang: z.string(),
  uid: optionalText,
  tags: texts,
  title: z.string(),
  slug: optionalText,
  note: z.string(),
  unfilled: z.literal(true).exactOptional(),
  kind: z.enum(['autosave', 'restored']).exactOptional(),
  since: time.exactOptional(),
  replaces: z.string().exactOptional(),
  origin: z.object({ by: z.string(), at: time }).exactOptional(),
});

const release = z.object({
  id: z.string(),
  label: z.string(),
  // Earlier versions took times that no calendar has.
  scheduledAt: z.number().nullable(),
  zone: optionalText.exactOptional(),
  only: z.string().exactOptional(),
});

const finding = z.object({
  rule: z.enum(Object.keys(rules) as Rule[]),
  path: optionalText,
  what: z.string().exactOptional(),
  target: z.string().exactOptional(),
  length: z.number().exactOptional(),
  languages: texts.exactOptional(),
  redirect: z.object({ from: z.string(), to: z.string() }).nullable().exactOptional(),
  level: z.enum(['forbids', 'advises']),
  document: z.string(),
  lang: z.string(),
  title: z.string(),
});

const obstacle = z.discriminatedUnion('kind', [
  z.object({
    kind: z.enum(obstacleKinds).exclude(['forbidden']),
    documents: z.array(z.object({ document: z.string(), lang: z.string(), title: z.string() })),
  }),
  z.object({ kind: z.literal('forbidden'), findings: z.array(finding) }),
]);

const content = {
  hash: z.string(),
  filename: z.string(),
  mime: z.string(),
  extension: z.string(),
  kind: z.enum(['image', 'document', 'video', 'audio']),
  size: z.number(),
  width: z.number().nullable(),
  height: z.number().nullable(),
};

const asset = z.object({
  ...content,
  id: z.string(),
  notes: optionalText,
  credits: optionalText,
  alt: optionalText,
  altLanguage: z.string().exactOptional(),
  descriptions: z.record(z.string(), z.string()).exactOptional(),
  focus: z.object({ x: z.number(), y: z.number() }).nullable().exactOptional(),
  address: z.string().exactOptional(),
  earlier: z.array(z.object({ ...content, address: z.string() })).exactOptional(),
  tags: texts,
  createdAt: time,
  lastModified: time,
  uploader: z.string(),
});

const failed = { fault: optionalText, code: z.enum(deliveryFaults).nullable().exactOptional() };

/** What an event of each kind has besides its kind. A newer version may have written more. */
const eventForms: { [K in Event['kind']]: z.ZodType<Omit<EventOf<K>, 'kind'>> } = {
  'version-written': z.object({ version, place }),
  'versions-dropped': z.object({ document: z.string(), versions: texts }),
  'place-cleared': z.object({ document: z.string(), place }),
  published: z.object({
    document: z.string(),
    version: z.string(),
    first: time.exactOptional(),
    former: z.object({ uids: texts, slugs: texts }).exactOptional(),
    keepsReplaced: z.literal(true).exactOptional(),
  }),
  translated: z.object({
    document: z.string(),
    from: z.object({ document: z.string(), version: z.string() }).nullable(),
  }),
  unpublished: z.object({ document: z.string() }),
  'publication-undone': z.object({ publication: z.int() }),
  review: z.object({
    document: z.string(),
    step: z.enum(['asked', 'returned', 'withdrawn']),
    version: z.string(),
    person: optionalText,
    note: z.string(),
  }),
  commented: z.object({
    document: z.string(),
    comment: z.object({
      id: z.string(),
      field: z.string(),
      text: z.string(),
      person: optionalText,
    }),
  }),
  'comment-answered': z.object({ document: z.string(), comment: z.string(), text: z.string() }),
  'comment-set': z.object({
    document: z.string(),
    comment: z.string(),
    state: z.enum(['open', 'done']),
  }),
  'document-archived': z.object({ document: z.string() }),
  'document-restored': z.object({ document: z.string() }),

  'release-created': z.object({ release }),
  'release-changed': z.object({ release }),
  placed: z.object({ ...inRelease, version: z.string() }),
  'unpublishing-planned': z.object(inRelease),
  'release-rebased': z.object(inRelease),
  'release-failed': z.object({
    release: z.string(),
    reason: z.string(),
    documents: texts,
    obstacle: obstacle.exactOptional(),
  }),
  'release-removed': z.object({ release: z.string() }),
  'release-published': z.object({ release: z.string() }),

  'preview-started': z.object({
    preview: z.object({
      id: z.string(),
      place,
      until: z.number().exactOptional(),
      document: optionalText,
      expiresAt: z.number(),
      shared: z.boolean(),
      tokenId: z.string().exactOptional(),
    }),
  }),
  'preview-revoked': z.object({ preview: z.string() }),
  'preview-site-added': z.object({
    site: z.object({ id: z.string(), name: z.string(), url: z.string() }),
  }),
  'preview-site-removed': z.object({ site: z.string() }),
  'simulator-set': z.object({ url: z.string() }),

  'name-set': z.object({ name: z.string() }),
  'visibility-set': z.object({ visibility: z.enum(['open', 'public', 'private']) }),
  'languages-set': z.object({
    languages: z.array(z.object({ id: z.string(), name: z.string() })).min(1),
  }),
  'token-created': z.object({
    token: z.object({
      id: z.string(),
      name: z.string(),
      hash: z.string(),
      scope: z.enum(['write', 'master', 'master+releases']),
    }),
  }),
  'token-revoked': z.object({ token: z.string() }),
  'type-saved': z.object({
    model: typeForm.transform((model) => model as unknown as CustomTypeModel),
  }),
  'type-removed': z.object({ id: z.string() }),
  'slice-saved': z.object({
    model: sliceForm.transform((model) => model as unknown as SharedSliceModel),
  }),
  'slice-removed': z.object({ id: z.string() }),

  'asset-stored': z.object({ asset }),
  'asset-changed': z.object({ asset }),
  'asset-removed': z.object({ asset: z.string() }),
  'asset-tag-created': z.object({
    tag: z.object({
      id: z.string(),
      name: z.string(),
      createdAt: time,
      lastModified: time,
      uploader: z.string(),
    }),
  }),

  'webhook-saved': z.object({
    webhook: z.object({
      id: z.string(),
      name: optionalText,
      url: z.string(),
      secret: optionalText,
      headers: z.record(z.string(), z.string()),
      active: z.boolean(),
      triggers: z.record(z.enum(webhookTriggers), z.boolean()),
    }),
  }),
  'webhook-removed': z.object({ webhook: z.string() }),
  'webhook-claimed': z.object({
    webhook: z.string(),
    claim: z.object({ process: z.string(), until: z.number(), attempts: z.number(), ...failed }),
  }),
  'webhook-delivered': z.object({
    webhook: z.string(),
    outcomes: z.array(
      z.object({
        commit: z.int().nullable(),
        at: time,
        status: z.number().nullable(),
        attempts: z.number(),
        ms: z.number(),
        ...failed,
      }),
    ),
  }),

  'answer-kept': z.object({
    answer: z.object({
      key: z.string(),
      request: z.string(),
      status: z.int().min(200).max(599),
      body: z.unknown(),
    }),
  }),
};

/** Events of kinds that only a newer version knows are ignored when they are applied. */
export const eventForm = z
  .looseObject({ kind: z.string() })
  .refine((event) => own(eventForms, event.kind)?.safeParse(event).success ?? true);
