import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Button, Menu, MenuItem, MenuTrigger, Popover } from 'react-aria-components';
import { archiveDocument, restoreDocument, unpublishDocument } from '../../api/service.ts';
import { Unanswered } from '../../api/unanswered.ts';
import { type Command, keyText, windowsRedo } from '../../commands/command.ts';
import { useCommands } from '../../commands/use-commands.ts';
import { useEditing } from '../../document/use-editing.ts';
import { PeopleHere } from '../../live/people-here.tsx';
import { useMessages } from '../../messages/messages.tsx';
import type { TypeModel } from '../../models/model.ts';
import { Fault } from '../../parts/fault.tsx';
import { Icon } from '../../parts/icons.tsx';
import { StepButton } from '../../parts/step-button.tsx';
import { useAction } from '../../parts/use-action.ts';
import { useCovering } from '../../parts/use-covering.ts';
import { phoneWindow, useMatches } from '../../parts/use-matches.ts';
import { mayArchive, mayWrite } from '../../person/rights.ts';
import { useIsReadOnly } from '../../person/use-is-read-only.ts';
import { useMayPublish } from '../../person/use-may-publish.ts';
import { useMe } from '../../person/use-me.ts';
import type { Opened } from '../open-document/use-open-document.ts';
import { HandOver } from '../reviews/hand-over.tsx';
import { OffSite, type TakenOffSite } from './off-site.tsx';
import { Publishing } from './publishing.tsx';
import { SaveStateText } from './save-state.tsx';
import { Translations } from './translations.tsx';

interface DocumentBarProps {
  open: Opened;
  type: TypeModel;
  panelButtons: ReactNode;
}

/** Shown as an icon, whose name has the key. */
interface Step extends Command {
  id: 'undo' | 'redo';
  key: string;
}

/** Takes a page off the site, by unpublishing or archiving it, and back. */
function useOffSite(whole: Opened['whole']) {
  const queries = useQueryClient();
  const [taken, setTaken] = useState<TakenOffSite | null>(null);
  const [unanswered] = useState(() => new Unanswered());
  const reload = () => queries.invalidateQueries();
  const take = async (what: 'archive' | 'unpublish') => {
    const away = what === 'archive' ? archiveDocument : unpublishDocument;
    // Once it was published again, this is another request.
    const { publishedBefore } = await unanswered.send(
      [what, whole.id, whole.lastPublishedAt],
      (key) => away(whole.id, key),
    );
    await reload();
    setTaken({ published: publishedBefore });
  };
  // Published again by somebody: undoing would bring back an older text.
  if (taken && whole.published) setTaken(null);
  const restore = async () => {
    await restoreDocument(whole.id);
    setTaken(null);
    await reload();
  };
  return { taken, take, restore, forget: () => setTaken(null), reload };
}

/** The state of the document and the actions on it. */
export function DocumentBar({ open, type, panelButtons }: DocumentBarProps) {
  const { document, saving, whole } = open;
  const canUndo = useEditing(document, ({ history }) => history.done.length > 0);
  const canRedo = useEditing(document, ({ history }) => history.undone.length > 0);
  const base = useEditing(document, ({ base }) => base.id);
  const { fault, isRunning, runAction } = useAction();
  const me = useMe();
  // Actions the person may not carry out are hidden; until the person is known, so is publishing.
  const publishes = useMayPublish(whole);
  const isOnlyToRead = useIsReadOnly(whole);
  const { taken, take, restore, forget, reload } = useOffSite(whole);
  const steps: Step[] = [
    {
      id: 'undo',
      label: ({ undo }) => undo,
      key: '$mod+z',
      isPossible: canUndo && !isOnlyToRead,
      run: () => document.undo(),
    },
    {
      id: 'redo',
      label: ({ redo }) => redo,
      key: '$mod+Shift+z',
      ...windowsRedo,
      isPossible: canRedo && !isOnlyToRead,
      run: () => document.redo(),
    },
  ];
  const seldom: Command[] = [
    {
      id: 'save',
      label: ({ save }) => save,
      key: '$mod+s',
      isPossible: !isOnlyToRead,
      run: () => void saving.keepVersion(),
    },
    {
      id: 'unpublish',
      label: ({ unpublish }) => unpublish,
      isPossible: publishes && whole.published !== null,
      run: () => void runAction(() => take('unpublish')),
    },
    {
      id: 'discard',
      label: ({ discard }) => discard,
      isPossible: !isOnlyToRead && whole.published !== null && whole.published.id !== base,
      run: () => void runAction(open.dropDraft),
    },
    {
      id: 'restore',
      label: ({ restore }) => restore,
      isPossible: whole.archived && me !== null && mayWrite(me, whole),
      run: () => void runAction(restore),
    },
    {
      id: 'archive',
      label: ({ archive }) => archive,
      isPossible: !whole.archived && me !== null && mayArchive(me, whole),
      run: () =>
        void runAction(async () => {
          // An archived page can no longer be saved.
          await saving.settled();
          await take('archive');
        }),
    },
  ];
  useCommands([...steps, ...seldom]);
  const bar = useCovering('top');
  const isPhone = useMatches(phoneWindow);
  const translations = <Translations key="translations" open={open} />;
  return (
    <header className="bar" ref={bar}>
      <div className="row">
        <Title document={document} />
        <small>{type.label}</small>
        {!isPhone && translations}
        <PeopleHere />
        <SaveStateText saving={saving} />
        {isPhone && translations}
      </div>
      <div className="row">
        <StepButtons steps={steps} />
        <MoreActions actions={seldom} isRunning={isRunning} />
        {!isPhone && panelButtons}
        <div className="row next-steps">
          {me && <HandOver open={open} type={type} isOffered={!isOnlyToRead} isNext={!publishes} />}
          {publishes && !whole.archived && <Publishing open={open} type={type} />}
        </div>
        {isPhone && panelButtons}
      </div>
      <Fault fault={fault} />
      <OffSite open={open} taken={taken} forget={forget} restore={restore} reload={reload} />
      <Notices open={open} isOnlyToRead={isOnlyToRead} />
    </header>
  );
}

function Title({ document }: Pick<Opened, 'document'>) {
  const title = useEditing(document, ({ history }) => history.present.title);
  return <h1 title={title}>{title}</h1>;
}

function StepButtons({ steps }: { steps: readonly Step[] }) {
  const messages = useMessages();
  return steps.map(({ id, label, key, isPossible, run }) => {
    const name = `${label(messages)} ${keyText(key)}`;
    return (
      <span key={id} title={name}>
        <StepButton className="quiet icon-button" isPossible={isPossible} run={run}>
          <Icon shape={id} />
          <span className="unseen">{name}</span>
        </StepButton>
      </span>
    );
  });
}

interface MoreActionsProps {
  actions: readonly Command[];
  isRunning: boolean;
}

/** The menu of what is seldom done. */
function MoreActions({ actions, isRunning }: MoreActionsProps) {
  const messages = useMessages();
  return (
    <MenuTrigger>
      <span title={messages.moreActions}>
        <Button className="quiet icon-button">
          <Icon shape="more" />
          <span className="unseen">{messages.moreActions}</span>
        </Button>
      </span>
      <Popover>
        <Menu className="menu" disabledKeys={isRunning ? actions.map(({ id }) => id) : []}>
          {actions
            .filter(({ isPossible }) => isPossible)
            .map(({ id, label, key, run }) => (
              <MenuItem key={id} id={id} onAction={run} textValue={label(messages)}>
                {label(messages)} {key && <kbd>{keyText(key)}</kbd>}
              </MenuItem>
            ))}
        </Menu>
      </Popover>
    </MenuTrigger>
  );
}

function Notices({ open, isOnlyToRead }: { open: Opened; isOnlyToRead: boolean }) {
  const messages = useMessages();
  return (
    <>
      {isOnlyToRead && !open.whole.archived && <p className="notice">{messages.onlyToRead}</p>}
      <div role="status">
        {open.isUnanswered && (
          <p className="notice">
            {messages.offlineTitle}. {messages.unansweredText}{' '}
            {!isOnlyToRead && messages.goOnWriting}
          </p>
        )}
      </div>
      {open.isJournalFull && (
        <p className="warning" role="alert">
          {messages.journalFull}
        </p>
      )}
    </>
  );
}
