import { resolve } from 'node:path';
import { errorOf } from '@farol/content-model';
import { originAt } from '@farol/server/process';
import {
  type Environment,
  httpAddress,
  logLevel,
  onOff,
  parseSettings,
  port,
} from '@farol/server/settings';
import { z } from 'zod';
import { assertContentEndpoint, assertRepositoryName } from './content/endpoint.ts';
import type { WantedContent } from './content/wanted-content.ts';

/** An origin, or with a star those of all its subdomains. */
const tagHost = /^https:\/\/(?:\*\.)?[a-z\d-]+(?:\.[a-z\d-]+)+(?::\d+)?$/i;

/** The settings of the website, with their defaults. */
const schema = z.object({
  PORT: port.default(3000),
  HOST: z.string().default('localhost'),
  DATA_DIR: z.string().default('.data'),
  /** A separate port that serves `/metrics` for Prometheus. */
  SITE_METRICS_PORT: port.optional(),
  METRICS_HOST: z.string().default('localhost'),
  LOG_LEVEL: logLevel,
  /** The public origin; by default, the metaURL of each language's layout document. */
  SITE_URL: httpAddress.optional(),

  SERVICE_URL: httpAddress.optional(),
  /** The public origin of the editor; by default, that of the service. */
  EDITOR_ORIGIN: httpAddress.optional(),
  SERVICE_PORT: port.default(3010),
  REPOSITORY_NAME: z.string().default('farol'),
  PRISMIC_REPOSITORY: z.string().optional(),
  PRISMIC_ACCESS_TOKEN: z.string().optional(),
  PRISMIC_API_ENDPOINT: httpAddress.optional(),
  /** Allows a stand-in for Prismic on this machine. */
  PRISMIC_LOCAL_ENDPOINT: onOff,
  CONTENT_RELEASE_ID: z.string().optional(),
  CONTENT_RELEASE_LABEL: z.string().optional(),
  CONTENT_REF: z.string().optional(),
  REVALIDATE_SECRET: z.string().min(8, 'at least 8 characters').optional(),
  /** Signs the addresses of pictures; the same for all sites and services. */
  PICTURE_KEY: z.string().min(16, 'at least 16 characters').optional(),

  GTM_ID: z
    .string()
    .regex(/^GTM-[A-Z0-9]+$/, 'a container id like GTM-ABC123')
    .optional(),
  GTM_AUTH: z
    .string()
    .regex(/^[\w-]+$/, 'letters, digits, - and _ only')
    .optional(),
  GTM_PREVIEW: z
    .string()
    .regex(/^[\w-]+$/, 'letters, digits, - and _ only')
    .optional(),
  /** What visitors must consent to before tags store anything: analytics, also advertising, or nothing. */
  CONSENT: z.enum(['on', 'advertising', 'off'], 'on, advertising or off').default('on'),
  /** Other hosts that the tag manager's tags may load from and send to. */
  TAG_HOSTS: z
    .string()
    .transform((value) => value.split(/[\s,]+/).filter(Boolean))
    .refine(
      (hosts) => hosts.every((host) => tagHost.test(host)),
      'addresses like https://tags.example.com or https://*.example.com, with spaces between',
    )
    .optional(),
  /** Adds `includeSubDomains` to Strict-Transport-Security. */
  HSTS_SUBDOMAINS: onOff,
  ALLOW_ZOOM: onOff,
  /** The base address of flag images: a path of this site or another host. */
  FLAG_HOST: z
    .string()
    .regex(/^(\/|https?:\/\/)\S*$/, 'a path, or an address that starts with https://')
    .default('/flags'),
});

type Values = z.infer<typeof schema>;

interface ContentSettings {
  repository: string;
  /** Of the Content API, `…/api/v2`. */
  endpoint: string;
  accessToken: string | null;
  wanted: WantedContent;
  /** The origin of the embedded service; null for content hosted by Prismic. */
  service: string | null;
  /** The origin of the editor; null for content hosted by Prismic. */
  editor: string | null;
  /** Whether the endpoint may be on this machine. */
  localEndpoint: boolean;
}

export type Settings = ReturnType<typeof settingsFrom>;

const secrets = new Set(['GTM_AUTH', 'PICTURE_KEY', 'PRISMIC_ACCESS_TOKEN', 'REVALIDATE_SECRET']);

/** Reads the environment, or throws an error that lists every fault. */
export function readSettings(environment: Environment): Settings {
  return settingsFrom(parseSettings(schema, environment, secrets, faultsBetween));
}

/** Conflicts between settings, and values that the content client would reject later. */
function faultsBetween(given: Environment): string[] {
  const faults: string[] = [];
  const named = ['CONTENT_RELEASE_ID', 'CONTENT_RELEASE_LABEL', 'CONTENT_REF'].filter(
    (name) => given[name] !== undefined,
  );
  if (named.length > 1)
    faults.push(
      `${named.join(' and ')} are given together, but the site can show only one of them.`,
    );
  for (const name of ['GTM_AUTH', 'GTM_PREVIEW', 'TAG_HOSTS'])
    if (given[name] && !given.GTM_ID) faults.push(`${name} is given without GTM_ID.`);
  if (given.PRISMIC_API_ENDPOINT && !given.PRISMIC_REPOSITORY)
    faults.push('PRISMIC_API_ENDPOINT is given without PRISMIC_REPOSITORY.');
  const collectFault = (check: () => void) => {
    try {
      check();
    } catch (fault) {
      faults.push(errorOf(fault).message);
    }
  };
  collectFault(() =>
    assertRepositoryName(given.PRISMIC_REPOSITORY ?? given.REPOSITORY_NAME ?? 'farol'),
  );
  const endpoint = given.PRISMIC_API_ENDPOINT;
  const localEndpoint = given.PRISMIC_LOCAL_ENDPOINT === 'on';
  if (endpoint) collectFault(() => assertContentEndpoint(endpoint, { localEndpoint }));
  return faults;
}

function settingsFrom(environment: Values) {
  const { GTM_ID, GTM_AUTH, GTM_PREVIEW } = environment;
  return {
    port: environment.PORT,
    host: environment.HOST,
    dataFolder: resolve(environment.DATA_DIR, 'site'),
    logLevel: environment.LOG_LEVEL,
    metrics:
      environment.SITE_METRICS_PORT === undefined
        ? null
        : { port: environment.SITE_METRICS_PORT, host: environment.METRICS_HOST },
    siteUrl: environment.SITE_URL ? new URL(environment.SITE_URL).origin : null,
    content: contentSettings(environment),
    revalidateSecret: environment.REVALIDATE_SECRET ?? null,
    pictureKey: environment.PICTURE_KEY ?? null,
    tagManager: GTM_ID
      ? { id: GTM_ID, auth: GTM_AUTH ?? null, preview: GTM_PREVIEW ?? null }
      : null,
    consent: environment.CONSENT,
    tagHosts: environment.TAG_HOSTS ?? [],
    hstsSubdomains: environment.HSTS_SUBDOMAINS,
    allowZoom: environment.ALLOW_ZOOM,
    flagHost: environment.FLAG_HOST.replace(/\/$/, ''),
  };
}

function contentSettings(environment: Values): ContentSettings {
  const accessToken = environment.PRISMIC_ACCESS_TOKEN ?? null;
  const wanted = wantedContent(environment);
  const repository = environment.PRISMIC_REPOSITORY;
  if (repository)
    return {
      repository,
      endpoint: environment.PRISMIC_API_ENDPOINT ?? `https://${repository}.cdn.prismic.io/api/v2`,
      accessToken,
      wanted,
      service: null,
      editor: null,
      localEndpoint: environment.PRISMIC_LOCAL_ENDPOINT,
    };
  const service = new URL(
    environment.SERVICE_URL ?? originAt(environment.HOST, environment.SERVICE_PORT),
  );
  return {
    repository: environment.REPOSITORY_NAME,
    endpoint: `${service.origin}/api/v2`,
    accessToken,
    wanted,
    service: service.origin,
    editor: new URL(environment.EDITOR_ORIGIN ?? service).origin,
    localEndpoint: false,
  };
}

function wantedContent(environment: Values): WantedContent {
  const { CONTENT_RELEASE_ID, CONTENT_RELEASE_LABEL, CONTENT_REF } = environment;
  if (CONTENT_RELEASE_ID) return { by: 'release id', value: CONTENT_RELEASE_ID };
  if (CONTENT_RELEASE_LABEL) return { by: 'release label', value: CONTENT_RELEASE_LABEL };
  if (CONTENT_REF) return { by: 'ref', value: CONTENT_REF };
  return { by: 'master' };
}
