import { useId, useMemo } from 'react';
import { lazyComponent } from '../parts/lazy-component.tsx';
import { useFieldContext, useValue, useWrite } from './field-context.tsx';
import type { FieldProps } from './field-props.ts';
import { type Allowed, allowedBy } from './rich-text/allowed.ts';
import { type Block, isBlocks } from './rich-text/blocks.ts';

const RichTextEditor = lazyComponent(
  async () => (await import('./rich-text/rich-text-editor.tsx')).default,
  <div className="rich-text" />,
);
const nothing: readonly Block[] = [];

export function RichTextField({ model: { config }, label, path, aria }: FieldProps) {
  const write = useWrite(path);
  const id = useId();
  const value = useValue(path);
  const allowed = useMemo(() => allowedBy(config ?? {}), [config]);
  return (
    <>
      <span className="label" id={id}>
        {label}
      </span>
      <RichText
        value={value}
        allowed={allowed}
        labelledBy={id}
        aria={aria}
        write={(blocks) => write(blocks.length > 0 ? blocks : undefined, { isTyping: true })}
      />
    </>
  );
}

interface RichTextProps {
  value: unknown;
  allowed: Allowed;
  /** The accessible name: the id of an element, or a text. */
  labelledBy?: string;
  label?: string;
  aria?: FieldProps['aria'];
  write(blocks: Block[]): void;
}

/** A rich text input; the editor is loaded when the first one is shown. */
export function RichText({ value, labelledBy, label, aria = {}, ...props }: RichTextProps) {
  const { lang, isOnlyToRead } = useFieldContext();
  const named = label === undefined ? { 'aria-labelledby': labelledBy } : { 'aria-label': label };
  return (
    <RichTextEditor
      {...props}
      blocks={isBlocks(value) ? value : nothing}
      lang={lang}
      isOnlyToRead={isOnlyToRead}
      attributes={{ ...named, ...aria }}
    />
  );
}
