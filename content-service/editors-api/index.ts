import { clientOf } from '@farol/server';
import { bearerToken } from '@farol/server/bearer-token';
import type { HttpBindings } from '@hono/node-server';
import { type Context, Hono, type HonoRequest, type MiddlewareHandler } from 'hono';
import { Presence } from '../live/presence.ts';
import { folderFiles } from '../media/files.ts';
import { contentKeeper } from '../media/keeping.ts';
import { type Browser, browserOf } from '../people/browser.ts';
import type { Caller } from '../people/caller.ts';
import type { PeopleContext } from '../people/context.ts';
import { accessKey } from '../people/endings.ts';
import type { Repository } from '../repository/repository.ts';
import { hashToken } from '../repository/tokens.ts';
import { noSignals } from '../store/signals.ts';
import { authorOf, refuseWriter } from '../write-api/authorize.ts';
import { describeOperations } from './description/openapi.ts';
import { checkOperations } from './documents/checks.ts';
import { documentOperations } from './documents/documents.ts';
import { pageOperations } from './documents/pages.ts';
import { redirectOperations } from './documents/redirects.ts';
import { referenceOperations } from './documents/references.ts';
import { replacementOperations } from './documents/replacements.ts';
import { titleOperations } from './documents/titles.ts';
import { versionOperations } from './documents/versions.ts';
import { viewOperations } from './documents/views.ts';
import { workingCopyOperations } from './documents/working-copies.ts';
import { admit, identify } from './identify.ts';
import { describeStream, publicationStream } from './live/events.ts';
import { Followers, liveStreamLimits, publicationStreamLimits } from './live/followers.ts';
import { describeLive, liveStream, presenceOperations } from './live/live.ts';
import { type MediaSettings, mediaOperations } from './media/media.ts';
import { mediaBatchOperations } from './media/media-batches.ts';
import { type Environment, hostOf, type MountOptions, mount, type Operation } from './operation.ts';
import { accountOperations } from './people/account.ts';
import { activityOperations } from './people/activity.ts';
import { peopleOperations } from './people/people.ts';
import { signInOperations } from './people/sign-in.ts';
import { describePreviewChanges, previewChanges } from './previews/preview-changes.ts';
import { describePreviewEvents, previewEvents } from './previews/preview-events.ts';
import { describePreviewOverlay, previewOverlay } from './previews/preview-overlay.ts';
import { type PreviewSettings, previewOperations } from './previews/previews.ts';
import { publicationOperations } from './publishing/publications.ts';
import { releaseContentsOperations } from './publishing/release-contents.ts';
import { releaseOperations } from './publishing/releases.ts';
import { removedReleaseOperations } from './publishing/removed-releases.ts';
import { scheduleOperations } from './publishing/schedules.ts';
import { beginningOperations } from './settings/beginning.ts';
import { settingOperations } from './settings/settings.ts';
import { type WebhookSettings, webhookOperations } from './settings/webhooks.ts';
import { handingOverOperations } from './translations/handing-over.ts';
import { translationOperations } from './translations/translations.ts';

function farolOperations(options: {
  media: MediaSettings;
  previews: PreviewSettings;
  webhooks: WebhookSettings;
  presence: Presence;
}): Operation[] {
  return [
    ...documentOperations,
    ...publicationOperations,
    ...versionOperations,
    ...checkOperations,
    ...pageOperations,
    ...titleOperations,
    ...referenceOperations(options.previews),
    ...translationOperations,
    ...handingOverOperations,
    ...redirectOperations,
    ...releaseOperations,
    ...releaseContentsOperations,
    ...removedReleaseOperations,
    ...scheduleOperations,
    ...previewOperations(options.previews),
    ...workingCopyOperations(options.previews),
    ...webhookOperations(options.webhooks),
    ...mediaOperations(options.media),
    ...mediaBatchOperations(options.media),
    ...settingOperations,
    ...activityOperations,
    ...beginningOperations(options.media),
    ...replacementOperations,
    ...signInOperations,
    ...accountOperations,
    ...presenceOperations(options.presence),
    ...viewOperations,
    ...peopleOperations,
  ];
}

/** The operations with nothing behind them, to be described. */
export function operationsAlone(): Operation[] {
  return farolOperations({
    media: {
      contents: contentKeeper(
        folderFiles(''),
        async () => false,
        () => {},
      ),
      intake: { temporaryFolder: '' },
    },
    previews: { siteUrl: '', lastsMs: 0, sharedLastsMs: 0 },
    webhooks: { logLength: 0, test: () => Promise.reject(new Error('Nothing is tested.')) },
    presence: new Presence(noSignals, Date.now),
  });
}

/** The OpenAPI description that `openapi.json` contains. */
export function openApi(): object {
  return describeOperations(operationsAlone(), [
    describeStream,
    describeLive,
    describePreviewChanges,
    describePreviewOverlay,
    describePreviewEvents,
  ]);
}

/** The editors' API, `/api/farol/v1`. */
export function farolApi(options: {
  repository: Repository;
  people: PeopleContext;
  clock: () => number;
  originOf(request: Request): string;
  media: MediaSettings;
  previews: PreviewSettings;
  webhooks: WebhookSettings;
  /** Aborted when the service stops. */
  ending: AbortSignal;
  onAnswer?: MountOptions['onAnswer'];
}) {
  const { repository, people } = options;
  people.endings.listen(options.ending);
  const presence = new Presence(repository.signals, options.clock);
  options.ending.addEventListener('abort', () => presence.close(), { once: true });
  const operations = farolOperations({ ...options, presence });
  const app = new Hono<Environment>();
  /** Routes that only need read access: a token is required if the repository is private. */
  const readers = new Hono<{ Bindings: Partial<HttpBindings> }>();
  const publicationFollowers = new Followers(publicationStreamLimits);

  app.get('/openapi.json', (context) => context.json(openApi()));
  const tokenOf = (context: Context) =>
    bearerToken(context.req.raw.headers) ?? context.req.query('access_token') ?? '';
  const mayRead = (token: string) =>
    repository.visibility !== 'private' || repository.scopeOf(token) !== null;
  const forReaders: MiddlewareHandler = async (context, next) => {
    if (mayRead(tokenOf(context))) return next();
    const message = 'The repository is private: an access token is needed.';
    return context.json({ error: message, message }, 401);
  };
  readers.get('/events', forReaders, (context) => {
    const token = tokenOf(context);
    const address = networkOf(context.env, context.req);
    const hasToken = repository.scopeOf(token) !== null;
    return publicationStream(context, {
      repository,
      followers: publicationFollowers,
      ending: options.ending,
      follower: { address, hasToken },
      mayFollow: () => mayRead(token),
    });
  });
  readers.get('/previews/:token/changes', forReaders, (context) =>
    previewChanges(repository, context, {
      now: options.clock(),
      origin: options.originOf(context.req.raw),
    }),
  );
  readers.post('/previews/:token/overlay', forReaders, (context) =>
    previewOverlay(repository, people, context, {
      now: options.clock(),
      origin: options.originOf(context.req.raw),
    }),
  );
  const followPreview = previewEvents({ repository, people, ending: options.ending });
  readers.get('/previews/:token/events', (context) =>
    followPreview(context, options.originOf(context.req.raw)),
  );

  app.route('/', readers);
  app.use(async (context, next) => {
    const request = context.req.raw;
    const browser = browserOf(context, people.origin(), {
      network: networkOf(context.env, context.req),
      sessionLastsMs: people.sessionLastsMs,
    });
    const host = hostOf(options.originOf(request));
    context.set('browser', browser);
    context.set('identifyCaller', () =>
      identify({ repository, people }, { request, host, browser }),
    );
    return next();
  });
  const liveFollowers = new Followers(liveStreamLimits);
  app.get('/live', async (context) => {
    const { identifyCaller, browser } = context.var;
    const caller = await identifyCaller();
    const request = context.req.raw;
    const host = hostOf(options.originOf(request));
    // Whoever may request the presence may also follow it.
    const admission = admit('get /presence', caller, people, { request, host, browser });
    if (admission === 'sign in') return refuseWriter(repository, request);
    return liveStream(context, presence, {
      repository,
      followers: liveFollowers,
      ending: options.ending,
      follower: {
        address: caller.kind === 'person' ? caller.id : networkOf(context.env, context.req),
        hasToken: caller.kind === 'program',
      },
      mayFollow:
        caller.kind === 'program'
          ? () => authorOf(repository, request) !== null
          : async () => (await identifyCaller()).kind === caller.kind,
      onEnd: (listener) => people.endings.onEnd(accessKeysOf(caller, browser), listener),
    });
  });
  mount(app, operations, options);
  return app;
}

function accessKeysOf(caller: Caller, { sessionToken = '' }: Browser): string[] {
  return caller.kind === 'person'
    ? [accessKey.session(hashToken(sessionToken)), accessKey.person(caller.id)]
    : [];
}

function networkOf(bindings: Partial<HttpBindings> | undefined, request: HonoRequest): string {
  const remote = bindings?.incoming?.socket.remoteAddress;
  return clientOf(remote, request.header('x-forwarded-for'))?.network ?? '';
}
