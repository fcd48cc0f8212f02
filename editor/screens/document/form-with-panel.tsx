import { type ReactNode, useEffect, useRef } from 'react';
import { useMessages } from '../../messages/messages.tsx';
import { useMatches } from '../../parts/use-matches.ts';
import { Divider, useFormWidth } from './divider.tsx';
import { type OnDocument, type Panel, sideBySideWindow } from './panels.tsx';

interface FormWithPanelProps extends OnDocument {
  opened: Panel | undefined;
  children: ReactNode;
}

/** The form, and the panel opened beside it. */
export function FormWithPanel({ open, type, opened, children }: FormWithPanelProps) {
  const messages = useMessages();
  const [percent, change] = useFormWidth();
  const panel = useRef<HTMLElement>(null);
  const wasOpened = useRef(opened);
  const isWide = useMatches(sideBySideWindow);
  useEffect(() => {
    if (opened && opened !== wasOpened.current) panel.current?.scrollIntoView({ block: 'nearest' });
    wasOpened.current = opened;
  }, [opened]);
  const beside = opened && (
    <aside key="panel" ref={panel} aria-label={opened.label(messages)} className="panel">
      <opened.Panel open={open} type={type} />
    </aside>
  );
  return (
    <div
      className={opened ? 'with-panel' : undefined}
      style={opened && { gridTemplateColumns: columns(percent) }}
    >
      {!isWide && beside}
      <div key="form">{children}</div>
      {opened && isWide && <Divider percent={percent} change={change} />}
      {isWide && beside}
    </div>
  );
}

/** The grid columns of the form, the divider and the panel. */
function columns(percent: number): string {
  return `minmax(20rem, ${percent}fr) 1rem minmax(20rem, ${100 - percent}fr)`;
}
