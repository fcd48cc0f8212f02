import { type InEach, type LanguageKey, own } from '@farol/content-model';
import type { Answer } from '../api/client.ts';
import type { FieldModel, Fields } from './model.ts';
import { modelWordsEn } from './words-en.ts';

export type ModelWords = Readonly<Record<string, string>>;
type Models = Answer<'/types', 'get'>;

/** Models are in English; of other languages only the person's own is loaded. */
const wordsOf: InEach<() => Promise<ModelWords>> = {
  en: async () => modelWordsEn,
  pt: async () => (await import('./words-pt.ts')).modelWordsPt,
  es: async () => (await import('./words-es.ts')).modelWordsEs,
  fr: async () => (await import('./words-fr.ts')).modelWordsFr,
};

export const modelWordsIn = (key: LanguageKey): Promise<ModelWords> => wordsOf[key]();

/** The models with labels in another language; what has no translation stays in English. */
export function translatedModels({ types, slices, ...others }: Models, words: ModelWords): Models {
  const word = (text: string) => own(words, text) ?? text;
  const field = (model: FieldModel): FieldModel => {
    const { config } = model;
    if (!config) return model;
    const { label, help, fields } = config;
    return {
      ...model,
      config: {
        ...config,
        ...(label ? { label: word(label) } : {}),
        ...(help ? { help: word(help) } : {}),
        ...(fields ? { fields: all(fields) } : {}),
      },
    };
  };
  const all = (fields: Fields): Fields =>
    Object.fromEntries(Object.entries(fields).map(([name, model]) => [name, field(model)]));
  /** Tabs with the same name in a language are merged, or the fields of the first would be lost. */
  const tabs = (json: Readonly<Record<string, Fields>>): Record<string, Fields> => {
    const named = new Map<string, Fields>();
    for (const [tab, fields] of Object.entries(json))
      named.set(word(tab), { ...named.get(word(tab)), ...all(fields) });
    return Object.fromEntries(named);
  };
  return {
    ...others,
    types: types.map((type) => ({
      ...type,
      ...(type.label ? { label: word(type.label) } : {}),
      json: tabs(type.json),
    })),
    slices: slices.map((slice) => ({
      ...slice,
      name: word(slice.name ?? slice.id),
      ...(slice.description ? { description: word(slice.description) } : {}),
      variations: slice.variations.map((variation) => ({
        ...variation,
        ...(variation.name ? { name: word(variation.name) } : {}),
        ...(variation.description ? { description: word(variation.description) } : {}),
        ...(variation.primary ? { primary: all(variation.primary) } : {}),
        ...(variation.items ? { items: all(variation.items) } : {}),
      })),
    })),
  };
}
