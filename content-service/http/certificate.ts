import { createPrivateKey, X509Certificate } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { createSecureContext } from 'node:tls';
import { dayMs, errorOf } from '@farol/content-model';
import { WrongSettings } from '@farol/server/settings';
import { hostNames } from '../prismic-cli/hosts.ts';
import type { Settings } from '../settings.ts';

export interface Certificate {
  /** The path of the certificate. */
  file: string;
  /** All host names it is for. */
  names: string[];
  /** False if the existing certificate is still good. */
  isNew: boolean;
}

const validDays = 365;
/** A certificate that expires sooner is replaced. */
const minValidDays = 30;

/** Makes a self-signed certificate in the data folder, for the names Prismic's command line calls. */
export async function makeCertificate(settings: Settings, now: Date): Promise<Certificate> {
  const files = defaultFiles(settings);
  const names = Object.values(hostNames(settings.TLS_NAME, settings.REPOSITORY_NAME));
  // With a wildcard, so that a wrong name gets an answer instead of a failed connection.
  const altNames = [...names, `*.${settings.TLS_NAME}`];
  if (await isUsable(files, altNames, now)) return { file: files.certificate, names, isNew: false };
  // Loaded on demand, to keep the start of the service short.
  const { generate } = await import('selfsigned');
  const generated = await generate([{ name: 'commonName', value: settings.TLS_NAME }], {
    keyType: 'ec',
    algorithm: 'sha256',
    notBeforeDate: now,
    notAfterDate: new Date(now.getTime() + validDays * dayMs),
    extensions: [
      { name: 'basicConstraints', cA: false, critical: true },
      { name: 'keyUsage', digitalSignature: true, critical: true },
      { name: 'extKeyUsage', serverAuth: true },
      { name: 'subjectAltName', altNames: altNames.map((value) => ({ type: 2, value })) },
    ],
  });
  await mkdir(dirname(files.key), { recursive: true });
  await writeFile(files.key, generated.private, { mode: 0o600 });
  await writeFile(files.certificate, generated.cert);
  return { file: files.certificate, names, isNew: true };
}

/** The certificate and key used for TLS. */
export async function readCertificate(settings: Settings): Promise<{ cert: string; key: string }> {
  const defaults = defaultFiles(settings);
  const { TLS_CERT = defaults.certificate, TLS_KEY = defaults.key } = settings;
  const pair = { cert: await readPem(TLS_CERT), key: await readPem(TLS_KEY) };
  try {
    createSecureContext(pair);
    return pair;
  } catch (fault) {
    const reason = errorOf(fault).message;
    throw new WrongSettings(
      `TLS_PORT is set, but ${TLS_CERT} and ${TLS_KEY} are not a certificate and its key as PEM: ${reason}.`,
    );
  }
}

async function readPem(file: string): Promise<string> {
  try {
    return await readFile(file, 'utf8');
  } catch {
    throw new WrongSettings(
      `TLS_PORT is set, but ${file} cannot be read. Make a certificate with "npm run content -- certificate", or name yours in TLS_CERT and TLS_KEY.`,
    );
  }
}

function defaultFiles({ DATA_DIR }: Settings) {
  const folder = resolve(join(DATA_DIR, 'service/tls'));
  return { certificate: join(folder, 'certificate.pem'), key: join(folder, 'key.pem') };
}

/** Whether certificate and key exist, belong together, and are valid for long enough. */
async function isUsable(
  files: { certificate: string; key: string },
  names: readonly string[],
  now: Date,
): Promise<boolean> {
  try {
    const certificate = new X509Certificate(await readFile(files.certificate));
    const key = createPrivateKey(await readFile(files.key));
    const isFresh = certificate.validToDate.getTime() > now.getTime() + minValidDays * dayMs;
    const isComplete = names.every((name) => certificate.checkHost(name) !== undefined);
    return isFresh && isComplete && certificate.checkPrivateKey(key);
  } catch {
    return false;
  }
}
