import { useState } from 'react';
import { useCommands } from '../../commands/use-commands.ts';
import type { TypeModel } from '../../fields/model.ts';
import { useMessages } from '../../messages/messages.tsx';
import { Choosing } from '../choosing.tsx';
import { coming } from '../coming.tsx';
import type { Opened } from './use-open-document.ts';

const PublishForm = coming(
  async () => (await import('../publishing/publish-form.tsx')).PublishForm,
);

/** The button and the key that open what publishes: no key publishes by itself. */
export function Publishing({ open, type }: { open: Opened; type: TypeModel }) {
  const messages = useMessages();
  const [isOpen, setOpen] = useState(false);
  useCommands([
    {
      id: 'publish',
      label: ({ publish }) => publish,
      key: '$mod+Enter',
      isPossible: true,
      run: () => setOpen(true),
    },
  ]);
  return (
    <Choosing
      title={messages.publishTitle}
      label={messages.publish}
      className="loud"
      isOpen={isOpen}
      onOpenChange={setOpen}
    >
      {(close) => <PublishForm open={open} type={type} close={close} />}
    </Choosing>
  );
}
