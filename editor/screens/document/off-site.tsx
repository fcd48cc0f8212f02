import { useState } from 'react';
import { Button } from 'react-aria-components';
import { publishWithRedirects } from '../../api/publishing.ts';
import { restoreDocument } from '../../api/service.ts';
import { Unanswered } from '../../api/unanswered.ts';
import { useMessages } from '../../messages/messages.tsx';
import { Fault } from '../../parts/fault.tsx';
import { useAction } from '../../parts/use-action.ts';
import { mayWrite } from '../../person/rights.ts';
import { useMe } from '../../person/use-me.ts';
import type { Opened } from '../open-document/use-open-document.ts';

/** A page that was archived or taken off the site here, and the version that visitors had; null for none. */
export interface TakenOffSite {
  published: string | null;
}

interface OffSiteProps {
  open: Opened;
  taken: TakenOffSite | null;
  /** Nothing is left to undo. */
  forget(): void;
  restore(): Promise<unknown>;
  reload(): Promise<unknown>;
}

/** Says that a page is in the archive, or was just taken off the site, with the way back. */
export function OffSite({ open: { whole }, taken, forget, restore, reload }: OffSiteProps) {
  const messages = useMessages();
  const me = useMe();
  const { fault, isRunning, runAction } = useAction();
  const [unanswered] = useState(() => new Unanswered());
  const isTaken =
    taken !== null && (whole.archived || (taken.published !== null && !whole.published));
  const undo = async ({ published }: TakenOffSite) => {
    await restoreDocument(whole.id);
    if (published) {
      const version = { document: whole.id, version: published };
      await unanswered.send(version, (key) => publishWithRedirects([version], [], key));
    }
    await reload();
    forget();
  };
  const isOff = whole.archived || isTaken;
  return (
    <>
      <div role="status">
        {isOff && (
          <div className="notice row">
            <span>{whole.archived ? messages.isArchived : messages.isOffSite}</span>
            {isTaken && (
              <Button
                className="quiet"
                aria-disabled={isRunning}
                onPress={() => void runAction(() => undo(taken))}
              >
                {messages.undo}
              </Button>
            )}
            {!isTaken && me && mayWrite(me, whole) && (
              <Button
                className="quiet"
                aria-disabled={isRunning}
                onPress={() => void runAction(restore)}
              >
                {messages.restore}
              </Button>
            )}
            {!whole.archived && (
              <Button className="quiet" onPress={forget}>
                {messages.close}
              </Button>
            )}
          </div>
        )}
      </div>
      {isOff && <Fault fault={fault} />}
    </>
  );
}
