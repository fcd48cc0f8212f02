import type { CustomTypeModel, SharedSliceModel } from '@prismicio/client';
import { z } from 'zod';
import { sliceForm, typeForm } from '../repository/event-forms.ts';

/** Models from elsewhere, checked as those of the history are; `source` is named where one cannot be read. */
export function readTypes(models: unknown, source: string): CustomTypeModel[] {
  return read(z.array(typeForm), models, source) as unknown as CustomTypeModel[];
}

export function readSlices(models: unknown, source: string): SharedSliceModel[] {
  return read(z.array(sliceForm), models, source) as unknown as SharedSliceModel[];
}

function read<Form extends z.ZodType>(form: Form, models: unknown, source: string) {
  const result = form.safeParse(models);
  if (result.success) return result.data;
  const [fault] = result.error.issues;
  const what = [fault?.path.join('.'), fault?.message].filter(Boolean).join(': ');
  throw new Error(`${source} has a model that cannot be read: ${what}.`);
}
