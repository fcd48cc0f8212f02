import { isPageType } from '@farol/content-model';
import { ToggleButton } from 'react-aria-components';
import { useSearchParams } from 'wouter';
import { useCommands } from '../../commands/use-commands.ts';
import type { Messages } from '../../messages/en.ts';
import { useMessages } from '../../messages/messages.tsx';
import type { TypeModel } from '../../models/model.ts';
import { type LazyComponent, lazyComponent } from '../../parts/lazy-component.tsx';
import { useMatches } from '../../parts/use-matches.ts';
import type { Opened } from '../open-document/use-open-document.ts';
import { usePreviewBeside } from './preview-beside.ts';

export interface OnDocument {
  open: Opened;
  type: TypeModel;
}

/** Where the form and a panel stand beside each other; on narrower screens a panel comes first and the form below. */
export const sideBySideWindow = '(width >= 64rem)';

/** A panel that can be opened beside the form; the address names the open one, but for a preview that is remembered. */
export interface Panel {
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

/** The panel that is open, and how to open or close each. */
export interface Panels {
  opened: Panel | undefined;
  toggle(id: string): void;
}

export function usePanels({ open, type }: OnDocument): Panels {
  const [address, setAddress] = useSearchParams();
  const [isPreviewShown, showPreview] = usePreviewBeside();
  const isWide = useMatches(sideBySideWindow);
  const hasRoom = isPageType(type.id) && !open.whole.archived && isWide;
  const unlessChosen = isPreviewShown && hasRoom ? 'preview' : null;
  const opened = panels.find(({ id }) => id === (address.get('beside') ?? unlessChosen));
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
  return { opened, toggle };
}

export function PanelButtons({ opened, toggle }: Panels) {
  const messages = useMessages();
  return (
    <div className="panels">
      {panels.map(({ id, label }) => (
        <ToggleButton key={id} isSelected={opened?.id === id} onChange={() => toggle(id)}>
          {label(messages)}
        </ToggleButton>
      ))}
    </div>
  );
}
