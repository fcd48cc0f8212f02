import {
  type Environment,
  httpAddress,
  logLevel,
  onOff,
  parseSettings,
  port,
  wholeNumber,
} from '@farol/server/settings';
import { z } from 'zod';
import { defaultAvifEffort } from './media/formats.ts';
import { refusePartialS3, s3Settings } from './media/open.ts';

const wholeNumberOr = (defaultValue: number) => wholeNumber.default(defaultValue);
const aboveZero = z.coerce.number('a number above 0').positive('a number above 0');
const visibilities = ['open', 'public', 'private'] as const;

function isOrigin(value: string): boolean {
  return URL.canParse(value) && value.replace(/\/$/, '') === new URL(value).origin;
}

function isDatabaseAddress(value: string): boolean {
  try {
    return /^postgres(ql)?:/.test(decodeURIComponent(value)) && URL.canParse(value);
  } catch {
    return false;
  }
}

/** All settings of the service, with their defaults. */
const schema = z.object({
  SERVICE_PORT: port.default(3010),
  HOST: z.string().default('localhost'),
  /** A separate port for Prometheus to read `/metrics`, without access control. Disabled by default. */
  METRICS_PORT: port.optional(),
  METRICS_HOST: z.string().default('localhost'),
  DATA_DIR: z.string().default('.data'),
  /** A PostgreSQL database for the content, which several services may share; by default a file in DATA_DIR. */
  DATABASE_URL: z
    .string()
    .refine(
      isDatabaseAddress,
      'an address such as postgres://user:password@host:5432/database, where a password has %23 for #, %25 for %, and the like',
    )
    .optional(),
  /** `read` starts on a damaged store, serves what is intact, and writes nothing. */
  DAMAGED_STORE: z.enum(['refuse', 'read'], 'refuse or read').default('refuse'),
  LOG_LEVEL: logLevel,
  REPOSITORY_NAME: z
    .string()
    .regex(
      /^[a-zA-Z0-9][-a-zA-Z0-9]{2,}[a-zA-Z0-9]$/,
      'four or more letters, digits and hyphens, with a letter or digit first and last',
    )
    .default('farol'),
  /** Overrides the visibility set in the repository, which is public by default. */
  REPOSITORY_VISIBILITY: z.enum(visibilities, `one of ${visibilities.join(', ')}`).optional(),
  /** Trust X-Forwarded-Host and X-Forwarded-Proto; only behind a proxy that sets them itself. */
  TRUST_PROXY: onOff,
  /** Includes subdomains in the Strict-Transport-Security header. */
  HSTS_SUBDOMAINS: onOff,
  /** Public address of the website, for preview links. */
  SITE_URL: httpAddress.optional(),
  PORT: port.default(3000),
  /** Origin of the editor in browsers; by default that of the service. */
  EDITOR_ORIGIN: httpAddress
    .refine((value) => isOrigin(value), 'an origin such as https://content.example.org')
    .optional(),
  /** How long a session lasts, in total and without activity. */
  SESSION_DAYS: aboveZero.max(400, 'at most 400').default(30),
  SESSION_IDLE_HOURS: aboveZero.default(72),
  /** TLS port and host name, with its subdomains, for Prismic's command line. */
  TLS_PORT: port.optional(),
  TLS_NAME: z
    .string()
    .regex(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/, 'a name of small letters with a dot in it')
    .default('prismic.localhost'),
  /** PEM files; by default those made by `npm run content -- certificate`. */
  TLS_CERT: z.string().optional(),
  TLS_KEY: z.string().optional(),
  /** The key with which the site signs requests for pictures on its pages, which are rendered first. */
  PICTURE_KEY: z.string().min(16, 'at least 16 characters').optional(),
  REVALIDATE_SECRET: z.string().min(8, 'at least 8 characters').optional(),
  /** Public address of the service, also sent to webhook receivers. */
  SERVICE_URL: httpAddress.optional(),
  /** Allows webhooks to private addresses and to this machine. */
  WEBHOOKS_INSIDE: onOff,
  /** Timeout of an attempt to deliver to a webhook. */
  WEBHOOK_SECONDS: aboveZero.max(120, 'at most 120').default(15),
  /** Number of deliveries listed per webhook. */
  WEBHOOK_LOG: wholeNumber.max(500, 'at most 500').default(50),
  /** Number of former refs that stay readable. */
  KEPT_REFS: wholeNumberOr(20),
  /** Number of versions per document whose contents are kept, besides those in use; 0 keeps all. */
  KEPT_VERSIONS: wholeNumberOr(100),
  /** Number of responses kept to replay for idempotency keys. */
  KEPT_ANSWERS: wholeNumberOr(10_000),
  /** Limit of read requests per second, answered with 429 beyond it; 0 for no limit. */
  REQUESTS_PER_SECOND: wholeNumberOr(0),
  ANSWER_CACHE_MB: wholeNumberOr(64),
  PREVIEW_HOURS: aboveZero.default(24),
  SHARED_PREVIEW_HOURS: aboveZero.default(24 * 7),
  UPLOAD_LIMIT_MB: wholeNumberOr(50),
  PICTURE_LIMIT_MEGAPIXELS: wholeNumberOr(100),
  TRANSFORMED_PICTURES_MB: wholeNumberOr(1024),
  AVIF_EFFORT: wholeNumber.max(9, '9 or less').default(defaultAvifEffort),
  ...s3Settings,
});

const secrets = new Set([
  'DATABASE_URL',
  'PICTURE_KEY',
  'REVALIDATE_SECRET',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
]);

export type Settings = z.infer<typeof schema>;

/** On a shared origin, scripts on the site could act as a person signed in to the editor. */
function separateOrigins(settings: Settings, context: z.RefinementCtx): void {
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

const wholeSchema = schema.superRefine(refusePartialS3).superRefine(separateOrigins);

/** Reads the environment, or throws an error that lists every fault. */
export function readSettings(environment: Environment): Settings {
  return parseSettings(wholeSchema, environment, secrets);
}
