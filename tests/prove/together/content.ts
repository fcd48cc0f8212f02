import { isRecord } from '@farol/content-model';
import type { Writer } from '../../../launch/writer.ts';
import { saveDraft } from '../editing.ts';
import type { Shown } from './judging.ts';

const paragraph = (text: string) => ({ type: 'paragraph', text, spans: [] });
const section = (id: string, slice_type: string, primary: object) => ({
  ...{ id: `${slice_type}$${id}`, slice_type, slice_label: null },
  ...{ variation: 'default', version: 'initial', items: [], primary },
});

/** A page with six sections: short texts and long ones. */
export async function beginWith(writer: Writer, document: string): Promise<void> {
  const slices = ['one', 'two', 'three'].flatMap((name) => [
    section(name, 'call_to_action', { title: `Title ${name}`, text: `Text ${name}` }),
    section(name, 'text', {
      body: ['You arrive on Sunday.', 'Classes begin on Monday.', 'Dinner is at eight.'].map(
        (text) => paragraph(`${text} (${name})`),
      ),
    }),
  ]);
  await saveDraft(writer, document, { slices });
}

/** The service's final content, in the form a page shows it. */
export async function readEnd(writer: Writer, document: string): Promise<Shown> {
  const { draft } = await writer.get<{ draft: { data: Record<string, unknown> } }>(
    `/api/farol/v1/documents/${document}`,
  );
  const { slices, title, lead } = draft.data;
  const sections = Array.isArray(slices) ? slices.filter(isRecord) : [];
  const fields = sections.flatMap(({ id, slice_type, primary }) => {
    const names = slice_type === 'text' ? ['body'] : ['title', 'text'];
    return names.map((name) => [
      `${id}/${name}`,
      textOf(isRecord(primary) ? primary[name] : undefined),
    ]);
  });
  return {
    fields: { '/title': textOf(title), '/lead': textOf(lead), ...Object.fromEntries(fields) },
    sections: sections.map(({ id }) => String(id)),
  };
}

function textOf(value: unknown): string {
  if (typeof value === 'string') return value;
  if (!Array.isArray(value)) return '';
  return value.map((block) => (isRecord(block) ? String(block.text) : '')).join('');
}
