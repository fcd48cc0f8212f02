import { createPrivateKey, generateKeyPairSync, X509Certificate } from 'node:crypto';
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { dayMs } from '@farol/content-model';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readSettings } from '../settings.ts';
import { makeCertificate, readCertificate } from './certificate.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'farol-certificate-'));
});
afterAll(() => rm(folder, { recursive: true }));

const settings = (more: Record<string, string> = {}) => readSettings({ DATA_DIR: folder, ...more });
const today = new Date('2026-05-01T00:00:00Z');
const anotherKey = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({
  type: 'pkcs8',
  format: 'pem',
});
const inDays = (days: number) => new Date(today.getTime() + days * dayMs);

it('says what to do where there is none', async () => {
  await expect(readCertificate(settings())).rejects.toThrow(
    /TLS_PORT is set, but .*certificate\.pem cannot be read\. Make a certificate with "npm run content -- certificate"/,
  );
});

it('is for every name the command line calls, and its key is for the owner alone', async () => {
  const { file, names } = await makeCertificate(settings(), today);
  const certificate = new X509Certificate(await readFile(file));
  expect(names).toHaveLength(7);
  for (const name of [...names, 'another.prismic.localhost'])
    expect(certificate.checkHost(name), name).toBeDefined();
  expect(certificate.checkHost('example.com')).toBeUndefined();
  expect((await stat(join(folder, 'service/tls/key.pem'))).mode & 0o777).toBe(0o600);
  const { cert } = await readCertificate(settings());
  expect(new X509Certificate(cert).fingerprint256).toBe(certificate.fingerprint256);
});

it('is kept while it serves, and made anew before it ends or when the names are others', async () => {
  const isNew = async (date: Date, more?: Record<string, string>) =>
    (await makeCertificate(settings(more), date)).isNew;
  expect(await isNew(inDays(300))).toBe(false);
  expect(await isNew(inDays(340))).toBe(true);
  expect(await isNew(inDays(340))).toBe(false);
  expect(await isNew(inDays(340), { REPOSITORY_NAME: 'harbour' })).toBe(true);
  expect(await isNew(inDays(340), { TLS_NAME: 'cli.example' })).toBe(true);
});

it.each([
  ['the key is gone', 'key.pem', null],
  ['the key is of another certificate', 'key.pem', anotherKey],
  ['the certificate is cut short', 'certificate.pem', '-----BEGIN CERTIFICATE-----\nMIIB'],
])('is made anew where %s', async (_what, name, text) => {
  await makeCertificate(settings(), today);
  const file = join(folder, 'service/tls', name);
  if (text === null) await rm(file);
  else await writeFile(file, text);
  await expect(readCertificate(settings())).rejects.toThrow(
    text === null ? 'key.pem cannot be read' : 'are not a certificate and its key as PEM',
  );
  expect((await makeCertificate(settings(), today)).isNew).toBe(true);
  const { cert, key } = await readCertificate(settings());
  expect(new X509Certificate(cert).checkPrivateKey(createPrivateKey(key))).toBe(true);
  expect((await makeCertificate(settings(), today)).isNew).toBe(false);
});
