import { type FieldModel, newValues, type TypeModel } from '../models/model.ts';

/** What a new page begins with: its name is its title, too, until somebody writes another one. */
export function firstValues({ json }: TypeModel, name: string): Record<string, unknown> {
  const fields = Object.assign({}, ...Object.values(json)) as Record<string, FieldModel>;
  const title = fields.title && titleIn(fields.title, name);
  return { ...newValues(fields), ...(title === undefined ? {} : { title }) };
}

function titleIn({ type, config }: FieldModel, text: string): unknown {
  if (type === 'Text') return text;
  const [block] = config?.single?.split(',') ?? [];
  return type === 'StructuredText' && block ? [{ type: block, text, spans: [] }] : undefined;
}
