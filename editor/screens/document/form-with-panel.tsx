import { isPageType } from '@farol/content-model';
import { type ReactNode, useEffect, useRef } from 'react';
import { ToggleButton } from 'react-aria-components';
import { useSearchParams } from 'wouter';
import { useCommands } from '../../commands/use-commands.ts';
import type { TypeModel } from '../../fields/model.ts';
import type { Messages } from '../../messages/en.ts';
import { useMessages } from '../../messages/messages.tsx';
import { type LazyComponent, lazyComponent } from '../lazy-component.tsx';
import { Divider, useFormWidth } from './divider.tsx';
import { usePreviewBeside } from './preview-beside.ts';
import type { Opened } from './use-open-document.ts';

interface OnDocument {
  open: Opened;
  type: TypeModel;
}

/** Where the form and a panel stand beside each other; on narrower screens a panel comes first and the form below. */
const SIDE_BY_SIDE = '(width >= 64rem)';

/** A panel that can be opened beside the form; the address names the open one, but for a preview that is remembered. */
interface Panel {
  id: string;
  label(messages: Messages): string;
  Panel: LazyComponent<OnDocument>;
}

/** All panels. The code of each is loaded when it is first opened. */
const panels: readonly Panel[] = [
  {
    id: 'preview',
    label: ({ preview }) => preview,
    Panel: lazyComponent(async () => (await import('../preview/preview-panel.tsx')).PreviewPanel),
  },
  {
    id: 'history',
    label: ({ history }) => history,
    Panel: lazyComponent(async () => (await import('../history/history-panel.tsx')).HistoryPanel),
  },
  {
    id: 'search-and-sharing',
    label: ({ searchAndSharing }) => searchAndSharing,
    Panel: lazyComponent(
      async () =>
        (await import('../search-and-sharing/search-and-sharing-panel.tsx')).SearchAndSharingPanel,
    ),
  },
  {
    id: 'comments',
    label: ({ comments }) => comments,
    Panel: lazyComponent(
      async () => (await import('../comments/comments-panel.tsx')).CommentsPanel,
    ),
  },
];

/** The form, and the panel opened beside it. */
export function FormWithPanel({ open, type, children }: OnDocument & { children: ReactNode }) {
  const messages = useMessages();
  const [address, setAddress] = useSearchParams();
  const [isPreviewShown, showPreview] = usePreviewBeside();
  const hasRoom = isPageType(type.id) && !open.whole.archived && matchMedia(SIDE_BY_SIDE).matches;
  const unlessChosen = isPreviewShown && hasRoom ? 'preview' : null;
  const opened = panels.find(({ id }) => id === (address.get('beside') ?? unlessChosen));
  const [percent, change] = useFormWidth();
  const panel = useRef<HTMLElement>(null);
  const wasOpened = useRef(opened);
  // On a narrow screen the panel is below a long form.
  useEffect(() => {
    if (opened && opened !== wasOpened.current) panel.current?.scrollIntoView({ block: 'nearest' });
    wasOpened.current = opened;
  }, [opened]);
  const toggle = (id: string) => {
    const isClosing = opened?.id === id;
    if (id === 'preview') showPreview(!isClosing);
    setAddress(
      (before) => {
        const after = new URLSearchParams(before);
        if (isClosing) after.delete('beside');
        else after.set('beside', id);
        return after;
      },
      { replace: true },
    );
  };
  useCommands(
    panels.map(({ id, label }) => ({ id, label, isPossible: true, run: () => toggle(id) })),
  );
  return (
    <>
      {panels.length > 0 && (
        <div className="panels">
          {panels.map(({ id, label }) => (
            <ToggleButton key={id} isSelected={opened?.id === id} onChange={() => toggle(id)}>
              {label(messages)}
            </ToggleButton>
          ))}
        </div>
      )}
      <div
        className={opened ? 'with-panel' : undefined}
        style={opened && { gridTemplateColumns: columns(percent) }}
      >
        <div>{children}</div>
        {opened && <Divider percent={percent} change={change} />}
        {opened && (
          <aside ref={panel} aria-label={opened.label(messages)} className="panel">
            <opened.Panel open={open} type={type} />
          </aside>
        )}
      </div>
    </>
  );
}

/** The grid columns of the form, the divider and the panel. */
function columns(percent: number): string {
  return `minmax(20rem, ${percent}fr) 1rem minmax(20rem, ${100 - percent}fr)`;
}
