import { redactUrl } from '@farol/server/process';
import { z } from 'zod';
import { defaultAvifEffort } from './media/formats.ts';
import { allOrNone, s3Settings } from './media/open.ts';

const wholeNumber = z.coerce.number('a whole number').int('a whole number').min(0, '0 or more');
const whole = (otherwise: number) => wholeNumber.default(otherwise);
const anyPort = wholeNumber.max(65_535, 'at most 65535');
const aboveZero = z.coerce.number('a number above 0').positive('a number above 0');
const httpAddress = z.url({
  protocol: /^https?$/,
  error: 'an address that starts with http:// or https://',
});
const yes = z
  .enum(['on', 'off'], 'on or off')
  .default('off')
  .transform((value) => value === 'on');
const levels = ['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'] as const;
const visibilities = ['open', 'public', 'private'] as const;

function isOrigin(value: string): boolean {
  return URL.canParse(value) && value.replace(/\/$/, '') === new URL(value).origin;
}

/** Every setting of the service, with its default. */
const schema = z.object({
  SERVICE_PORT: anyPort.default(3010),
  HOST: z.string().default('localhost'),
  /** Where Prometheus may read `/metrics`: a port of its own, for whoever can reach it. None when not set. */
  METRICS_PORT: anyPort.optional(),
  METRICS_HOST: z.string().default('localhost'),
  DATA_DIR: z.string().default('.data'),
  /** A PostgreSQL database for the content, which several services may share; else a file in DATA_DIR. */
  DATABASE_URL: z
    .string()
    .refine(
      (value) => /^postgres(ql)?:/.test(value) && URL.canParse(value),
      'an address such as postgres://user:password@host:5432/database',
    )
    .optional(),
  /** `read` starts on a damaged store all the same: what is whole is shown, and nothing is written. */
  DAMAGED_STORE: z.enum(['refuse', 'read'], 'refuse or read').default('refuse'),
  LOG_LEVEL: z.enum(levels, `one of ${levels.join(', ')}`).default('info'),
  REPOSITORY_NAME: z
    .string()
    .regex(
      /^[a-zA-Z0-9][-a-zA-Z0-9]{2,}[a-zA-Z0-9]$/,
      'four or more letters, digits and hyphens, with a letter or digit first and last',
    )
    .default('farol'),
  /** Where it is said, nobody can change it; otherwise public until somebody does. */
  REPOSITORY_VISIBILITY: z.enum(visibilities, `one of ${visibilities.join(', ')}`).optional(),
  /** Believe X-Forwarded-Host and X-Forwarded-Proto; only behind a proxy that sets them itself. */
  TRUST_PROXY: yes,
  /** Browsers that come over TLS are told to use it for all hosts below this one too. */
  HSTS_SUBDOMAINS: yes,
  /** Where the website is reached, for the addresses of previews. */
  SITE_URL: httpAddress.optional(),
  PORT: anyPort.default(3000),
  /** Where people write, as their browsers name it; where the service itself is reached when not set. */
  EDITOR_ORIGIN: httpAddress
    .refine((value) => isOrigin(value), 'an origin such as https://content.example.org')
    .optional(),
  /** How long one stays signed in, and how long without doing anything. */
  SESSION_DAYS: aboveZero.max(400, 'at most 400').default(30),
  SESSION_IDLE_HOURS: aboveZero.default(72),
  /** Prismic's command line reaches the service over TLS at this port, under this name and those below it. */
  TLS_PORT: anyPort.optional(),
  TLS_NAME: z
    .string()
    .regex(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/, 'a name of small letters with a dot in it')
    .default('prismic.localhost'),
  /** PEM files; without them the ones that `npm run content -- certificate` makes. */
  TLS_CERT: z.string().optional(),
  TLS_KEY: z.string().optional(),
  /** What the site's pages sign the pictures with that they name: those are drawn first. */
  PICTURE_KEY: z.string().min(16, 'at least 16 characters').optional(),
  REVALIDATE_SECRET: z.string().min(8, 'at least 8 characters').optional(),
  /** Where the service is reached; receivers of webhooks are told. */
  SERVICE_URL: httpAddress.optional(),
  /** Lets webhooks go to private addresses and to this machine. */
  WEBHOOKS_INSIDE: yes,
  /** How long one try to deliver to a webhook may last. */
  WEBHOOK_SECONDS: aboveZero.max(120, 'at most 120').default(15),
  /** Deliveries that are told of each webhook. */
  WEBHOOK_LOG: wholeNumber.max(500, 'at most 500').default(50),
  /** Publications after which an old ref is gone. */
  KEPT_REFS: whole(20),
  /** Versions of each document whose contents are kept besides those in use; 0 keeps all. */
  KEPT_VERSIONS: whole(100),
  /** Answers to idempotency keys that are given again. */
  KEPT_ANSWERS: whole(10_000),
  /** Reading requests a second before 429; 0 is no limit. */
  REQUESTS_PER_SECOND: whole(0),
  ANSWER_CACHE_MB: whole(64),
  PREVIEW_HOURS: aboveZero.default(24),
  SHARED_PREVIEW_HOURS: aboveZero.default(24 * 7),
  UPLOAD_LIMIT_MB: whole(50),
  PICTURE_LIMIT_MEGAPIXELS: whole(100),
  TRANSFORMED_PICTURES_MB: whole(1024),
  AVIF_EFFORT: wholeNumber.max(9, '9 or less').default(defaultAvifEffort),
  ...s3Settings,
});

/** What no message may repeat. */
const secrets: ReadonlySet<PropertyKey> = new Set([
  'DATABASE_URL',
  'PICTURE_KEY',
  'REVALIDATE_SECRET',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
]);

export type Settings = z.infer<typeof schema>;

export class WrongSettings extends Error {
  override name = 'WrongSettings';
}

/** What runs on the site's origin could act as whoever is signed in on the editor's. */
function twoOrigins(settings: Settings, context: z.RefinementCtx): void {
  const { EDITOR_ORIGIN, SERVICE_URL, SITE_URL } = settings;
  const editor = EDITOR_ORIGIN ?? SERVICE_URL;
  const originOf = (address: string | undefined) => URL.parse(address ?? '')?.origin;
  if (originOf(editor) === undefined || originOf(editor) !== originOf(SITE_URL)) return;
  context.addIssue({
    code: 'custom',
    path: [EDITOR_ORIGIN ? 'EDITOR_ORIGIN' : 'SERVICE_URL'],
    message: 'another origin than SITE_URL',
  });
}

/** Reads the environment; every fault is named at once. */
export function readSettings(environment: Readonly<Record<string, string | undefined>>): Settings {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const result = schema.superRefine(allOrNone).superRefine(twoOrigins).safeParse(given);
  if (result.success) return result.data;
  const faults = result.error.issues.map(({ path: [name = ''], message }) => {
    const value = given[String(name)];
    if (value === undefined) return `${String(name)} is not set, but must be ${message}.`;
    const shown = secrets.has(name) ? 'set' : JSON.stringify(redactUrl(value));
    return `${String(name)} is ${shown}, but must be ${message}.`;
  });
  throw new WrongSettings(faults.join('\n'));
}
