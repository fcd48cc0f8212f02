import { WrongSettings } from '@farol/server/settings';
import { describe, expect, it } from 'vitest';
import { readSettings } from './settings.ts';

function faultsOf(environment: Record<string, string>): string[] {
  try {
    readSettings(environment);
    return [];
  } catch (fault) {
    if (fault instanceof WrongSettings) return fault.message.split('\n');
    throw fault;
  }
}

describe('settings', () => {
  it('run on the embedded service when nothing is set', () => {
    const settings = readSettings({});
    expect(settings.port).toBe(3000);
    expect(settings.flagHost).toBe('/flags');
    expect(settings.allowZoom).toBe(false);
    expect(settings.consent).toBe('on');
    expect(settings.tagManager).toBeNull();
    expect(settings.metrics).toBeNull();
    expect(settings.content).toEqual({
      repository: 'farol',
      endpoint: 'http://localhost:3010/api/v2',
      accessToken: null,
      wanted: { by: 'master' },
      service: 'http://localhost:3010',
      editor: 'http://localhost:3010',
      localEndpoint: false,
    });
  });

  it('name the origin of the editor where it is another one than the service', () => {
    const editorOrigin = 'https://content.example.org';
    expect(readSettings({ EDITOR_ORIGIN: editorOrigin }).content.editor).toBe(editorOrigin);
  });

  it('measure for whoever reaches a port of its own', () => {
    expect(readSettings({ SITE_METRICS_PORT: '9101' }).metrics).toEqual({
      port: 9101,
      host: 'localhost',
    });
  });

  it('follow the port of the service', () => {
    expect(readSettings({ SERVICE_PORT: '4010' }).content.service).toBe('http://localhost:4010');
  });

  it('turn to a hosted repository by its name', () => {
    const { content } = readSettings({
      PRISMIC_REPOSITORY: 'travel-co',
      PRISMIC_ACCESS_TOKEN: 'secret',
    });
    expect(content).toEqual({
      repository: 'travel-co',
      endpoint: 'https://travel-co.cdn.prismic.io/api/v2',
      accessToken: 'secret',
      wanted: { by: 'master' },
      service: null,
      editor: null,
      localEndpoint: false,
    });
  });

  it.each([
    ['CONTENT_RELEASE_ID', 'release id'],
    ['CONTENT_RELEASE_LABEL', 'release label'],
    ['CONTENT_REF', 'ref'],
  ])('let %s choose the content', (name, by) => {
    expect(readSettings({ [name]: 'spring' }).content.wanted).toEqual({ by, value: 'spring' });
  });

  it('refuse two choices of content, and name both', () => {
    expect(faultsOf({ CONTENT_REF: 'a', CONTENT_RELEASE_ID: 'b' })).toEqual([
      'CONTENT_RELEASE_ID and CONTENT_REF are given together, but the site can show only one of them.',
    ]);
  });

  it('name every fault at once, in a sentence each', () => {
    const faults = faultsOf({
      PORT: 'many',
      CONSENT: 'maybe',
      GTM_ID: 'UA-1',
      PRISMIC_REPOSITORY: '-no',
      PRISMIC_API_ENDPOINT: 'https://example.org/api/v2',
      REVALIDATE_SECRET: 'short',
    });
    expect(faults).toEqual([
      'PORT is "many", but must be a whole number.',
      'REVALIDATE_SECRET is set, but must be at least 8 characters.',
      'GTM_ID is "UA-1", but must be a container id like GTM-ABC123.',
      'CONSENT is "maybe", but must be on, advertising or off.',
      'An invalid Prismic repository name was given: -no. It must have 4 or more letters, digits and hyphens, with a letter or digit first and last.',
      'An invalid Prismic Document API endpoint was provided: https://example.org/api/v2',
    ]);
  });

  it('never repeat a secret', () => {
    const faults = faultsOf({
      GTM_ID: 'GTM-A',
      GTM_AUTH: 'hunter 2',
      PICTURE_KEY: 'hunter 2',
      REVALIDATE_SECRET: 'hunter2',
    });
    expect(faults).toHaveLength(3);
    expect(faults.join()).not.toContain('hunter');
  });

  it('repeat an address without the name and password in it', () => {
    const faults = faultsOf({
      SITE_URL: 'ftp://ana:hunter2@example.org',
      PRISMIC_REPOSITORY: 'travel-co',
      PRISMIC_API_ENDPOINT: 'https://ana:hunter2@travel-co.cdn.prismic.io/api/v2',
    });
    expect(faults).toEqual([
      'SITE_URL is "ftp://…@example.org", but must be an address that starts with http:// or https://.',
      'An invalid Prismic Document API endpoint was provided: https://…@travel-co.cdn.prismic.io/api/v2',
    ]);
  });

  it('refuse what means nothing by itself', () => {
    expect(faultsOf({ GTM_AUTH: 'a', PRISMIC_API_ENDPOINT: 'http://127.0.0.1:9/api/v2' })).toEqual([
      'GTM_AUTH is given without GTM_ID.',
      'PRISMIC_API_ENDPOINT is given without PRISMIC_REPOSITORY.',
      'An invalid Prismic Document API endpoint was provided: http://127.0.0.1:9/api/v2',
    ]);
  });

  it('let a stand-in on this machine answer only where they say so', () => {
    const endpoint = 'http://127.0.0.1:9/api/v2';
    const hosted = { PRISMIC_REPOSITORY: 'travel-co', PRISMIC_API_ENDPOINT: endpoint };
    expect(faultsOf(hosted)).toEqual([
      `An invalid Prismic Document API endpoint was provided: ${endpoint}`,
    ]);
    const { content } = readSettings({ ...hosted, PRISMIC_LOCAL_ENDPOINT: 'on' });
    expect(content).toMatchObject({ endpoint, localEndpoint: true });
    expect(readSettings({ PRISMIC_REPOSITORY: 'travel-co' }).content.localEndpoint).toBe(false);
  });

  it('name further hosts of tags, all of them over https', () => {
    const tagged = { GTM_ID: 'GTM-A', TAG_HOSTS: 'https://a.example, https://*.b.example:8443' };
    expect(readSettings(tagged).tagHosts).toEqual([
      'https://a.example',
      'https://*.b.example:8443',
    ]);
    expect(readSettings({}).tagHosts).toEqual([]);
    expect(faultsOf({ TAG_HOSTS: 'https://a.example' })).toEqual([
      'TAG_HOSTS is given without GTM_ID.',
    ]);
    for (const wrong of [
      '*',
      'http://a.example',
      "https://a.example; script-src 'unsafe-inline'",
      'https://*',
    ])
      expect(faultsOf({ GTM_ID: 'GTM-A', TAG_HOSTS: wrong })).toHaveLength(1);
  });

  it('take an empty value as none', () => {
    expect(readSettings({ PORT: '', PRISMIC_REPOSITORY: '' }).port).toBe(3000);
  });
});
