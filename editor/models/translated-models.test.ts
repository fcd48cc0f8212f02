import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { languages } from '@farol/content-model';
import { beforeAll, describe, expect, it } from 'vitest';
import { modelWordsIn, translatedModels } from './translated-models.ts';

const root = join(import.meta.dirname, '../..');

/** All that people read of a model. */
function textsOf(value: unknown, texts: Set<string>): Set<string> {
  if (typeof value !== 'object' || value === null) return texts;
  for (const [name, inner] of Object.entries(value)) {
    const isText = /^(?:label|help|name|description)$/.test(name);
    if (isText && typeof inner === 'string' && inner !== '') texts.add(inner);
    else if (name === 'options' && Array.isArray(inner)) for (const each of inner) texts.add(each);
    else textsOf(inner, texts);
  }
  return texts;
}

/** Codes of currencies and names of networks are the same everywhere. */
const sameEverywhere = /^(?:[A-Z]{3}|instagram|youtube|tiktok|linkedin|facebook|whatsapp|x)$/;

let texts: string[];
beforeAll(async () => {
  const found = new Set<string>();
  for await (const file of glob(['customtypes/*/index.json', 'site/slices/*/model.json'], {
    cwd: root,
  })) {
    const model = JSON.parse(await readFile(join(root, file), 'utf8'));
    for (const tab of Object.keys(model.json ?? {})) found.add(tab);
    textsOf(model, found);
  }
  texts = [...found].filter((text) => !sameEverywhere.test(text)).sort();
});

it('in English, choices are named as people write them, and only words of the models of this site', async () => {
  const words = await modelWordsIn('en');
  expect(words).toMatchObject({ south_america: 'South America', few: 'few places left' });
  expect(texts).toEqual(expect.arrayContaining(Object.keys(words)));
});

describe.each(languages.filter(({ key }) => key !== 'en'))('in $name', ({ key }) => {
  it('every word of the models of this site has one, and no other', async () => {
    expect(Object.keys(await modelWordsIn(key)).sort()).toEqual(texts);
  });

  it('the tabs of a type stay apart', async () => {
    const words = await modelWordsIn(key);
    const tabs = [
      'Main',
      'More',
      'Metadata',
      'Navigation',
      'Footer',
      'Facts',
      'Journey',
      'Details',
    ];
    expect(new Set(tabs.map((tab) => words[tab])).size).toBe(tabs.length);
  });
});

it('are read in every part of a model; what has no word stays, and what is stored too', () => {
  const title = { type: 'Text', config: { label: 'Title', help: 'Say it.', placeholder: '…' } };
  const group = { type: 'Group', config: { label: 'Places', fields: { title } } };
  const slice = { id: 'hero', type: 'SharedSlice', name: 'Hero', description: 'Opens' };
  const variation = { id: 'default', name: 'Default', description: 'Opens', primary: { title } };
  const models = {
    types: [{ id: 'page', label: 'Page', repeatable: true, json: { Main: { title, group } } }],
    slices: [{ ...slice, variations: [{ ...variation, items: { title } }] }],
  } as unknown as Parameters<typeof translatedModels>[0];
  const words = {
    Title: 'Título',
    Places: 'Vagas',
    Page: 'Página',
    Main: 'Principal',
    Opens: 'Abre',
  };
  const wordedTitle = { type: 'Text', config: { ...title.config, label: 'Título' } };
  expect(translatedModels(models, words)).toEqual({
    types: [
      {
        ...{ id: 'page', label: 'Página', repeatable: true },
        json: {
          Principal: {
            title: wordedTitle,
            group: { type: 'Group', config: { label: 'Vagas', fields: { title: wordedTitle } } },
          },
        },
      },
    ],
    slices: [
      {
        ...{ ...slice, description: 'Abre' },
        variations: [
          {
            ...{ ...variation, description: 'Abre' },
            ...{ primary: { title: wordedTitle }, items: { title: wordedTitle } },
          },
        ],
      },
    ],
  });
});

it('keeps every field where two tabs of a model from elsewhere have one name in a language', () => {
  const json = { Main: { title: { type: 'Text' } }, Principal: { text: { type: 'Text' } } };
  const models = {
    types: [{ id: 'page', label: 'Page', repeatable: true, json }],
    slices: [],
  } as unknown as Parameters<typeof translatedModels>[0];
  const [page] = translatedModels(models, { Main: 'Principal' }).types;
  expect(page?.json).toEqual({ Principal: { title: { type: 'Text' }, text: { type: 'Text' } } });
});
