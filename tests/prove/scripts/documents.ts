import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../../../launch/environment.ts';
import { addresses, markup } from './payloads.ts';

interface FieldModel {
  type: string;
  config?: {
    select?: string | null;
    single?: string;
    customtypes?: string[];
    fields?: Record<string, FieldModel>;
    options?: string[];
    thumbnails?: { name: string }[];
    choices?: Record<string, unknown>;
  };
}

interface SliceModel {
  id: string;
  variations: { id: string; primary?: Record<string, FieldModel> }[];
}

/** How values other than text are written for a service, and which links it accepts. */
export interface Wording {
  picture(alt: string): Record<string, unknown>;
  file(name: string): Record<string, unknown>;
  document(type: string): Record<string, unknown>;
  takes(address: string): boolean;
  /** Whether a select may contain any text. */
  hasFreeChoices: boolean;
}

export interface HostileDocument {
  type: string;
  uid: string | null;
  data: Record<string, unknown>;
}

/** Each document type with a script in every field: with texts that are markup, and with texts that are addresses. */
export async function hostileDocuments(wording: Wording): Promise<HostileDocument[]> {
  const slices = await modelsIn<SliceModel>('site/slices/*/model.json');
  const types = await modelsIn<{ id: string; json: Record<string, Record<string, FieldModel>> }>(
    'customtypes/*/index.json',
  );
  return types.flatMap(({ id, json }) => {
    const fields: Record<string, FieldModel> = Object.assign({}, ...Object.values(json));
    const isSingle = fields.uid === undefined;
    return [0, 1].slice(0, isSingle ? 1 : 2).map((kind) => ({
      type: id,
      uid: isSingle ? null : `${kind === 0 ? 'markup' : 'addresses'}-${id.replaceAll('_', '-')}`,
      data: new Filling(wording, slices, kind === 1).fields(fields, id),
    }));
  });
}

async function modelsIn<Model>(pattern: string): Promise<Model[]> {
  const models: Model[] = [];
  for await (const file of glob(pattern, { cwd: root }))
    models.push(JSON.parse(await readFile(join(root, file), 'utf8')));
  return models;
}

class Filling {
  readonly #wording: Wording;
  readonly #slices: readonly SliceModel[];
  readonly #isAddresses: boolean;
  #count = 0;

  constructor(wording: Wording, slices: readonly SliceModel[], isAddresses: boolean) {
    this.#wording = wording;
    this.#slices = slices;
    this.#isAddresses = isAddresses;
  }

  fields(models: Record<string, FieldModel>, place: string): Record<string, unknown> {
    return Object.fromEntries(
      Object.entries(models)
        .filter(([, { type }]) => type !== 'UID')
        .map(([name, model]) => [name, this.#field(model, `${place}.${name}`)]),
    );
  }

  #field({ type, config = {} }: FieldModel, place: string): unknown {
    switch (type) {
      case 'Text':
        return this.#text(place);
      case 'StructuredText':
        return config.single ? [this.#block(config.single, place)] : this.#blocks(place);
      case 'Select':
        return this.#wording.hasFreeChoices && this.#isAddresses
          ? this.#text(place)
          : config.options?.[0];
      case 'Link':
        return this.#linkField(config, place);
      case 'Image':
        return {
          ...this.#wording.picture(markup(place)),
          ...Object.fromEntries(
            (config.thumbnails ?? []).map(({ name }) => [
              name,
              this.#wording.picture(markup(place)),
            ]),
          ),
        };
      case 'Group':
        return [1, 2, 3].map(() => this.fields(config.fields ?? {}, place));
      case 'Table':
        return this.#table(place);
      case 'Slices':
        return this.#zone(config.choices ?? {});
      case 'Date':
        return '2027-05-10';
      case 'GeoPoint':
        return { latitude: 38.7, longitude: -9.1 };
      case 'Boolean':
        return true;
      default:
        return 4;
    }
  }

  #text(place: string): string {
    return this.#isAddresses ? this.#address(place, () => true) : markup(place);
  }

  /** Cycles through the addresses. */
  #address(place: string, takes: (address: string) => boolean): string {
    const possible = addresses(place).filter(takes);
    this.#count += 1;
    return possible[this.#count % possible.length] ?? '';
  }

  #link(place: string): Record<string, unknown> {
    const url = this.#address(place, this.#wording.takes);
    return { link_type: 'Web', url, target: '_blank', text: markup(place) };
  }

  #linkField({ select, customtypes = [] }: NonNullable<FieldModel['config']>, place: string) {
    if (select === 'document') return this.#wording.document(customtypes[0] ?? 'dynamic_page');
    if (select === 'media') return this.#wording.file(markup(place));
    return this.#link(place);
  }

  #block(type: string, place: string) {
    const text = markup(place);
    return { type, text, spans: [{ start: 0, end: 4, type: 'strong' }] };
  }

  #blocks(place: string): unknown[] {
    const text = markup(place);
    const end = text.length;
    const links = [1, 2, 3].map(() => ({
      type: 'paragraph',
      text,
      spans: [
        { start: 0, end, type: 'hyperlink', data: this.#link(place) },
        { start: 2, end, type: 'label', data: { label: `x" onclick="${text}` } },
      ],
    }));
    const kinds = ['heading2', 'heading3', 'heading6', 'preformatted', 'list-item', 'o-list-item'];
    const oembed = {
      type: 'rich',
      version: '1.0',
      embed_url: `https://www.youtube.com/watch?v=x"><script>${text}</script>`,
      html: text,
      title: text,
      provider_name: text,
      thumbnail_url: text,
    };
    return [
      ...kinds.map((kind) => this.#block(kind, place)),
      ...links,
      { type: 'image', ...this.#wording.picture(text), linkTo: this.#link(place) },
      { type: 'embed', oembed },
    ];
  }

  #table(place: string) {
    const cell = (type: string) => ({ type, content: [this.#block('paragraph', place)] });
    const row = (type: string) => ({ cells: [cell(type), cell(type)] });
    return { head: { rows: [row('header')] }, body: { rows: [row('data')] } };
  }

  #zone(choices: Record<string, unknown>): unknown[] {
    return this.#slices
      .filter(({ id }) => id in choices)
      .flatMap(({ id, variations }) =>
        variations.map((variation) => ({
          id: `${id}$${variation.id}`,
          slice_type: id,
          slice_label: null,
          variation: variation.id,
          version: 'initial',
          items: [],
          primary: this.fields(variation.primary ?? {}, id),
        })),
      );
  }
}
