import { describe, expect, it } from 'vitest';
import { readSettings } from './settings.ts';

function faultsOf(environment: Record<string, string>): string[] {
  try {
    readSettings(environment);
    return [];
  } catch (fault) {
    return fault instanceof Error ? fault.message.split('\n') : [];
  }
}

describe('settings', () => {
  it('say of each fault what must be there instead', () => {
    expect(
      faultsOf({
        SERVICE_PORT: 'abc',
        PORT: '99999',
        METRICS_PORT: '1.5',
        DAMAGED_STORE: 'perhaps',
        LOG_LEVEL: 'loud',
        TRUST_PROXY: 'yes',
        SITE_URL: 'farol',
        WEBHOOK_SECONDS: '0',
        WEBHOOK_LOG: '501',
        KEPT_REFS: '-1',
        PREVIEW_HOURS: 'x',
      }).sort(),
    ).toEqual([
      'DAMAGED_STORE is "perhaps", but must be refuse or read.',
      'KEPT_REFS is "-1", but must be 0 or more.',
      'LOG_LEVEL is "loud", but must be one of silent, fatal, error, warn, info, debug, trace.',
      'METRICS_PORT is "1.5", but must be a whole number.',
      'PORT is "99999", but must be at most 65535.',
      'PREVIEW_HOURS is "x", but must be a number above 0.',
      'SERVICE_PORT is "abc", but must be a whole number.',
      'SITE_URL is "farol", but must be an address that starts with http:// or https://.',
      'TRUST_PROXY is "yes", but must be on or off.',
      'WEBHOOK_LOG is "501", but must be at most 500.',
      'WEBHOOK_SECONDS is "0", but must be a number above 0.',
    ]);
  });

  it('repeat an address without the name and password in it', () => {
    expect(faultsOf({ SITE_URL: 'ftp://ana:hunter2@example.org' })).toEqual([
      'SITE_URL is "ftp://…@example.org", but must be an address that starts with http:// or https://.',
    ]);
  });

  it.each([
    ['REVALIDATE_SECRET', 'hunter2'],
    ['PICTURE_KEY', 'hunter2'],
    ['DATABASE_URL', 'mysql://farol:hunter2@localhost/farol'],
    ['DATABASE_URL', 'postgres://farol:hunter2%@localhost/farol'],
  ])('never repeat %s', (name, secret) => {
    const [fault = ''] = faultsOf({ [name]: secret });
    expect(fault).toMatch(new RegExp(`^${name} is set, but must be `));
    expect(fault).not.toContain('hunter2');
  });

  it.each([
    ['EDITOR_ORIGIN', 'https://travel.example.org/', 'another origin than SITE_URL'],
    ['SERVICE_URL', 'https://travel.example.org', 'another origin than SITE_URL'],
    [
      'EDITOR_ORIGIN',
      'https://content.example.org/edit',
      'an origin such as https://content.example.org',
    ],
    ['EDITOR_ORIGIN', 'content.example.org', 'an address that starts with http:// or https://'],
  ])('keep the editor apart from the site: %s is not %s', (name, value, what) => {
    expect(faultsOf({ SITE_URL: 'https://travel.example.org', [name]: value })).toContain(
      `${name} is ${JSON.stringify(value)}, but must be ${what}.`,
    );
  });

  it('let the editor stand beside the site', () => {
    const siteUrl = 'https://travel.example.org';
    for (const editorOrigin of ['https://content.example.org', 'https://travel.example.org:8443'])
      expect(
        faultsOf({ SITE_URL: siteUrl, SERVICE_URL: siteUrl, EDITOR_ORIGIN: editorOrigin }),
      ).toEqual([]);
  });
});
