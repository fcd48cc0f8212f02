/** What a type says of a field, as the service keeps it. */
export interface FieldModel {
  type: string;
  config?: FieldConfig;
}

export interface FieldConfig {
  label?: string;
  placeholder?: string;
  /** Of a choice. */
  options?: readonly string[];
  /** Kinds of blocks and spans of a rich text, with commas: one block, or many. */
  single?: string;
  multi?: string;
  /** Of a group. */
  fields?: Fields;
  /** Of a picture: further views with a shape of their own. */
  thumbnails?: readonly { name: string; width?: number | null; height?: number | null }[];
  constraint?: { width?: number | null; height?: number | null };
  /** Of a link: what it may lead to. */
  select?: 'document' | 'media' | 'web' | null;
  customtypes?: readonly (string | { id: string })[];
  allowText?: boolean;
  allowTargetBlank?: boolean;
  repeat?: boolean;
  /** Of a slice zone. */
  choices?: Readonly<Record<string, { type: string }>>;
  min?: number;
  max?: number;
  step?: number;
}

export type Fields = Readonly<Record<string, FieldModel>>;

export interface TypeModel {
  id: string;
  label: string;
  /** There may be many documents of it; else there is one in each language. */
  repeatable: boolean;
  /** Its tabs, with the fields of each. */
  json: Readonly<Record<string, Fields>>;
}

export interface SliceModel {
  id: string;
  name: string;
  description?: string;
  variations: readonly VariationModel[];
}

export interface VariationModel {
  id: string;
  name: string;
  description?: string;
  version: string;
  primary?: Fields;
  items?: Fields;
}

/** Whether documents of a type have an address of their own. */
export function hasAddress({ json }: TypeModel): boolean {
  return Object.values(json).some((tab) => Object.values(tab).some(({ type }) => type === 'UID'));
}

export function labelOf(name: string, model: FieldModel): string {
  return model.config?.label || name;
}
