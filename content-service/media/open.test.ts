import { expect, it } from 'vitest';
import { readSettings } from '../settings.ts';

const all = {
  S3_ENDPOINT: 'https://s3.example.com',
  S3_BUCKET: 'media',
  S3_REGION: 'eu-west-1',
  S3_ACCESS_KEY_ID: 'key',
  S3_SECRET_ACCESS_KEY: 'hidden',
};

it('accepts all the settings of an S3 store, or none', () => {
  expect(readSettings(all)).toMatchObject({ ...all, S3_PREFIX: '' });
  expect(readSettings({ S3_BUCKET: '' }).S3_BUCKET).toBeUndefined();
});

it('refuses a part of them with a sentence for each that is missing, and tells no secret', () => {
  const { S3_BUCKET, S3_REGION, ...part } = all;
  const wrong = () => readSettings(part);
  const beside =
    'not set, but must be given beside the other settings of S3: set all of them, or none.';
  expect(wrong).toThrow(`S3_BUCKET is ${beside}\nS3_REGION is ${beside}`);
  expect(wrong).not.toThrow('hidden');
});

it('refuses an endpoint that is no address', () => {
  expect(() => readSettings({ ...all, S3_ENDPOINT: 's3.example.com' })).toThrow('S3_ENDPOINT is');
});
