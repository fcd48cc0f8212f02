import { useState } from 'react';
import { Button, Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import { signOut } from '../../api/people.ts';
import { isSaved } from '../../document/edited-document.ts';
import { Journal } from '../../document/journal.ts';
import { useMessages } from '../../messages/messages.tsx';
import { Fault } from '../../parts/fault.tsx';
import { useAction } from '../../parts/use-action.ts';
import { type Unsaved, unsavedInEveryTab } from '../../unsaved.ts';

/** Signs out and removes everything from this device; asks first if something is not saved, and says if it failed. */
export function useSigningOut(person: string) {
  const messages = useMessages();
  const [unsaved, setUnsaved] = useState<Unsaved | null>(null);
  const { fault, isRunning, runAction, forget } = useAction();
  const withJournal = async <Result,>(work: (journal: Journal) => Promise<Result>) => {
    const journal = await Journal.open({ service: location.origin, person }, () => {});
    return work(journal).finally(() => journal.close());
  };
  const leave = async () => {
    setUnsaved(null);
    await signOut();
    await withJournal((journal) => journal.forgetAll());
  };
  const ask = async () => {
    const kept = await withJournal((journal) => journal.all());
    const waiting = kept.filter(({ editing }) => !isSaved(editing));
    const here = await unsavedInEveryTab(person);
    const titles = waiting.map(({ editing }) => editing.history.present.title);
    const all = { ...here, pages: [...titles, ...here.pages] };
    if (Object.values(all).every(({ length }) => length === 0)) await leave();
    else setUnsaved(all);
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
      isOpen={unsaved !== null}
      onOpenChange={(isOpen) => !isOpen && setUnsaved(null)}
    >
      <Modal className="modal">
        <Dialog role="alertdialog">
          <Heading slot="title">{messages.unsavedTitle}</Heading>
          <Names text={messages.unsavedPages} names={unsaved?.pages ?? []} />
          <Names text={messages.unsavedDetails} names={unsaved?.details ?? []} />
          <Names text={messages.unsentFiles} names={unsaved?.files ?? []} />
          <div className="actions">
            <Button className="loud" onPress={() => setUnsaved(null)}>
              {messages.stay}
            </Button>
            <Button
              className="quiet"
              aria-disabled={isRunning}
              onPress={() => void runAction(leave)}
            >
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

function Names({ text, names }: { text: string; names: readonly string[] }) {
  if (names.length === 0) return null;
  return (
    <>
      <p>{text}</p>
      <ul>
        {/* Several tabs may have written on the same page. */}
        {[...new Set(names)].map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    </>
  );
}
