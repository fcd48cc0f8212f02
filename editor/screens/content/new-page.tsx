import { useState } from 'react';
import type { Me } from '../../api/people.ts';
import { useCommands } from '../../commands/use-commands.ts';
import { useMessages } from '../../messages/messages.tsx';
import { DialogButton } from '../../parts/dialog-button.tsx';
import { lazyComponent } from '../../parts/lazy-component.tsx';

const NewPageForm = lazyComponent(async () => (await import('./new-page-form.tsx')).NewPageForm);

export interface NewPageProps {
  /** Only what this person may write is offered. */
  me: Me;
  /** Defaults from the filters of the list. */
  type?: string | undefined;
  lang: string;
}

export function NewPage(wanted: NewPageProps) {
  const messages = useMessages();
  const [isOpen, setOpen] = useState(false);
  useCommands([
    { id: 'new-page', label: ({ newPage }) => newPage, isPossible: true, run: () => setOpen(true) },
  ]);
  return (
    <DialogButton
      title={messages.newPage}
      label={messages.newPage}
      className="loud"
      isOpen={isOpen}
      onOpenChange={setOpen}
    >
      {(close) => <NewPageForm wanted={wanted} close={close} />}
    </DialogButton>
  );
}
