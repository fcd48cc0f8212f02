import type { SeedDocument } from '@farol/content-model';
import { describe, expect, it } from 'vitest';
import { altTexts, portraitAltTexts } from './alt-texts.ts';
import { sampleDocuments } from './documents.ts';
import { pictures } from './files.ts';
import { redirects } from './redirects.ts';
import { sceneColours } from './scene-colours.ts';
import { portraitKeys } from './source.ts';
import { textsOf, valuesOf } from './texts.ts';

const documents = sampleDocuments(new Date('2026-11-21T00:00:00Z'));
const byKey = new Map(documents.map((document) => [document.key, document]));
const texts = (values: unknown[]) => values.filter((value) => typeof value === 'string');

const idsOf = (document: SeedDocument, prefix: string) =>
  texts(valuesOf(document.data, 'id'))
    .filter((id) => id.startsWith(prefix))
    .map((id) => id.slice(prefix.length));

describe('links within the sample', () => {
  it('lead to published documents of the same language', () => {
    let count = 0;
    for (const document of documents)
      for (const key of idsOf(document, 'document:')) {
        count += 1;
        const target = byKey.get(key);
        expect(target, `${document.key} leads to ${key}`).toBeDefined();
        expect(target?.lang, `${document.key} leads to ${key}`).toBe(document.lang);
        expect(target?.published, `${document.key} leads to ${key}`).toBe(true);
      }
    expect(count).toBeGreaterThan(800);
  });

  it('leave nothing of the markup behind', () => {
    for (const document of documents)
      for (const { path, text } of textsOf(document))
        expect(text, `${document.key} ${path}`).not.toMatch(/\]\(|\*\*|^#|^- /);
  });

  it('are not missing where a page has related ones', () => {
    for (const { key, data, type } of documents) {
      if (type === 'programs_details') expect(data.related_programs, key).not.toEqual([]);
      if (type === 'programs_details') expect(data.related_articles, key).not.toEqual([]);
      if (type === 'articles_details') expect(data.related_articles, key).not.toEqual([]);
    }
  });
});

describe('pictures', () => {
  const drawn = new Set(pictures.map(({ key }) => key));

  it('are all drawn', () => {
    for (const document of documents)
      for (const media of idsOf(document, 'media:')) {
        if (media.startsWith('sheet-')) continue;
        expect(drawn.has(media), `${document.key} shows ${media}`).toBe(true);
      }
  });

  it('have an alt text wherever they stand', () => {
    for (const document of documents)
      for (const alt of valuesOf(document.data, 'alt'))
        expect(typeof alt === 'string' && alt.length > 3, `${document.key}: ${alt}`).toBe(true);
  });

  it('are all used: every scene stands in some document', () => {
    const used = new Set(documents.flatMap((document) => idsOf(document, 'media:')));
    expect(Object.keys(altTexts).filter((scene) => !used.has(`${scene}-wide`))).toEqual([]);
    expect(Object.keys(altTexts).toSorted()).toEqual(Object.keys(sceneColours).toSorted());
    expect(Object.keys(portraitAltTexts).toSorted()).toEqual([...portraitKeys].toSorted());
  });

  it('give every program a sheet of its own in its language', () => {
    const sheets = documents
      .filter(({ type }) => type === 'programs_details')
      .map((document) => [document.key, idsOf(document, 'media:sheet-')]);
    for (const [key, ids] of sheets)
      expect(ids).toEqual([`${key}`.replace('program:', '').replace(/:(\w\w)$/, '-$1')]);
  });
});

/** Public bodies, official guides and organisations of record that articles cite. */
const publicBodies = [
  'abe-infoservice.fr',
  'ameli.fr',
  'bcb.gov.br',
  'bde.es',
  'britishcouncil.org',
  'cervantes.es',
  'coe.int',
  'emb-japan.go.jp',
  'erasmusplus.fr',
  'europa.eu',
  'gob.es',
  'gouv.fr',
  'gov.br',
  'gov.uk',
  'instituto-camoes.pt',
  'japan.travel',
  'kyoto.travel',
  'nhs.uk',
  'paho.org',
  'sepie.es',
  'service-public.fr',
  'studyinjapan.go.jp',
  'unicef.org',
  'who.int',
  'wmo.int',
];

describe('addresses and numbers', () => {
  const isWithin = (host: string, domain: string) => host === domain || host.endsWith(`.${domain}`);
  const addresses = documents.flatMap(({ key, data }) =>
    texts(valuesOf(data, 'url')).map((url) => [key, url] as const),
  );

  it('lead to farol.example, to public bodies and nowhere else', () => {
    for (const [key, url] of addresses) {
      const { protocol, host, pathname } = new URL(url);
      if (protocol === 'tel:') continue;
      const place = protocol === 'mailto:' ? (pathname.split('@')[1] ?? '') : host;
      if (isWithin(place, 'farol.example')) continue;
      expect(protocol, `${key}: ${url}`).toBe('https:');
      expect(
        publicBodies.some((domain) => isWithin(place, domain)),
        `${key}: ${url}`,
      ).toBe(true);
    }
    expect(addresses.length).toBeGreaterThan(100);
  });

  it('write mail only to farol.example', () => {
    for (const document of documents)
      for (const { text } of textsOf(document))
        for (const [address] of text.matchAll(/[\w.]+@[\w.]+\w/g))
          expect(address, document.key).toMatch(/@farol\.example$/);
  });

  it('ring only numbers kept for fiction, and only one for emergencies', () => {
    // No region of Portugal has the prefix 20.
    const fiction = /^(\+44 20 7946 0\d{3}|\+33 1 99 00 \d\d \d\d|\+351 20 000 \d\d \d\d)$/;
    const numbers = documents.flatMap((document) =>
      textsOf(document).flatMap(({ text }) =>
        [...text.matchAll(/\+\d[\d\s]{6,}\d/g)].map(([number]) => number),
      ),
    );
    for (const number of numbers) expect(number).toMatch(fiction);
    for (const [key, url] of addresses)
      if (url.startsWith('tel:')) expect(url, key).toBe('tel:+442079460199');
    expect(numbers.filter((number) => number === '+44 20 7946 0199').length).toBeGreaterThan(3);
  });

  it('redirect from addresses of the site to addresses of the site', () => {
    for (const { from, to } of Object.values(redirects).flat()) {
      expect(from).toMatch(/^\/[a-z/-]+$/);
      expect(to).toMatch(/^\/[a-z/?=_-]+$/);
      expect(to).not.toBe(from);
    }
  });
});
