import { useState } from 'react';
import { Button, Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import { signOut } from '../../api/people.ts';
import { isSaved } from '../../document/edited-document.ts';
import { Journal } from '../../document/journal.ts';
import { arrivedFiles } from '../../media/arrived-files.ts';
import { useMessages } from '../../messages/messages.tsx';
import { useAction } from '../document/use-action.ts';
import { Fault } from '../fault.tsx';

/** Signs out and removes everything from this device; asks first if something is not saved, and says if it failed. */
export function useSigningOut(person: string) {
  const messages = useMessages();
  const [unsaved, setUnsaved] = useState<readonly string[]>([]);
  const { fault, isRunning, runAction, forget } = useAction();
  const withJournal = async <Result,>(work: (journal: Journal) => Promise<Result>) => {
    const journal = await Journal.open({ service: location.origin, person }, () => {});
    return work(journal).finally(() => journal.close());
  };
  const leave = async () => {
    setUnsaved([]);
    await signOut();
    await withJournal((journal) => journal.forgetAll());
  };
  const ask = async () => {
    const kept = await withJournal((journal) => journal.all());
    const waiting = kept.filter(({ editing }) => !isSaved(editing));
    const titles = [
      ...waiting.map(({ editing }) => editing.history.present.title),
      ...arrivedFiles.waitingForPage().map(({ title }) => title),
    ];
    if (titles.length === 0) await leave();
    // Several tabs may have written on the same page.
    else setUnsaved([...new Set(titles)]);
  };
  const failure = (
    <ModalOverlay
      className="overlay"
      isOpen={fault !== null}
      onOpenChange={(isOpen) => !isOpen && forget()}
    >
      <Modal className="modal">
        <Dialog role="alertdialog">
          <Heading slot="title">{messages.signOut}</Heading>
          <Fault fault={fault} />
          <div className="actions">
            <Button className="loud" aria-disabled={isRunning} onPress={() => void runAction(ask)}>
              {messages.tryAgain}
            </Button>
            <Button className="quiet" onPress={forget}>
              {messages.stay}
            </Button>
          </div>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
  const question = (
    <ModalOverlay
      className="overlay"
      isOpen={unsaved.length > 0}
      onOpenChange={(isOpen) => !isOpen && setUnsaved([])}
    >
      <Modal className="modal">
        <Dialog role="alertdialog">
          <Heading slot="title">{messages.unsavedTitle}</Heading>
          <p>{messages.unsavedText}</p>
          <ul>
            {unsaved.map((title) => (
              <li key={title}>{title}</li>
            ))}
          </ul>
          <div className="actions">
            <Button className="loud" onPress={() => setUnsaved([])}>
              {messages.stay}
            </Button>
            <Button className="quiet" onPress={() => void runAction(leave)}>
              {messages.leaveAnyway}
            </Button>
          </div>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
  return {
    ask: () => void runAction(ask),
    question: (
      <>
        {question}
        {failure}
      </>
    ),
  };
}
