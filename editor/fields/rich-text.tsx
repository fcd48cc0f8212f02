import { lazy, Suspense, useId, useMemo } from 'react';
import { allowedBy } from '../rich-text/allowed.ts';
import type { Block } from '../rich-text/blocks.ts';
import type { FieldProps } from './field.tsx';
import { useFieldContext, useValue, useWrite } from './field-context.tsx';

const RichTextEditor = lazy(() => import('../rich-text/rich-text-editor.tsx'));
const nothing: readonly Block[] = [];

export function RichTextField({ model: { config }, label, path }: FieldProps) {
  const { lang } = useFieldContext();
  const write = useWrite(path);
  const id = useId();
  const value = useValue(path);
  const allowed = useMemo(() => allowedBy(config ?? {}), [config]);
  return (
    <>
      <span className="label" id={id}>
        {label}
      </span>
      <Suspense fallback={<div className="rich-text" />}>
        <RichTextEditor
          blocks={isBlocks(value) ? value : nothing}
          allowed={allowed}
          lang={lang}
          labelledBy={id}
          write={(blocks) => write(blocks.length > 0 ? blocks : undefined, { isTyping: true })}
        />
      </Suspense>
    </>
  );
}

/** The service has checked what it keeps: a rich text is a list of blocks. */
function isBlocks(value: unknown): value is readonly Block[] {
  return Array.isArray(value);
}
