import { type ReactNode, useState } from 'react';
import { Button, Dialog, DialogTrigger, Heading, Modal, ModalOverlay } from 'react-aria-components';
import { useWords } from '../../messages/messages.tsx';
import { useFocusFirst } from '../../parts/use-focus-first.ts';
import { administrationWords } from './words.ts';

interface ConfirmButtonProps {
  /** Of the button that opens the dialog, and the one that confirms. */
  label: string;
  title: string;
  /** What exactly will be lost. */
  children: ReactNode;
  /** A word to type before confirming. */
  word?: string;
  wordText?: string;
  className?: string;
  /** Nothing is confirmed while another action of the screen runs: it would be dropped. */
  isRunning: boolean;
  onOpenChange?(): void;
  act(): Promise<unknown> | unknown;
}

/** A button that asks for confirmation of an action that cannot be undone. */
export function ConfirmButton(props: ConfirmButtonProps) {
  const { label, title, children, word, wordText, className = 'quiet' } = props;
  const { isRunning, onOpenChange, act } = props;
  const words = useWords(administrationWords);
  const [typed, setTyped] = useState('');
  const isTyped = word === undefined || typed.trim().toLowerCase() === word.toLowerCase();
  return (
    <DialogTrigger
      onOpenChange={() => {
        setTyped('');
        onOpenChange?.();
      }}
    >
      <Button className={className}>{label}</Button>
      <ModalOverlay className="overlay" isDismissable>
        <Modal className="modal narrow">
          <Dialog role="alertdialog">
            {({ close }) => (
              <form
                onSubmit={(event) => {
                  event.preventDefault();
                  if (!isTyped || isRunning) return;
                  close();
                  void act();
                }}
              >
                <Heading slot="title">{title}</Heading>
                {children}
                {word !== undefined && (
                  <TypedWord label={wordText} value={typed} onChange={setTyped} />
                )}
                <div className="row">
                  <Button className="quiet" onPress={close}>
                    {words.cancel}
                  </Button>
                  <Button
                    type="submit"
                    className="loud"
                    aria-disabled={isRunning}
                    isDisabled={!isTyped}
                  >
                    {label}
                  </Button>
                </div>
              </form>
            )}
          </Dialog>
        </Modal>
      </ModalOverlay>
    </DialogTrigger>
  );
}

interface TypedWordProps {
  label: ReactNode;
  value: string;
  onChange(value: string): void;
}

function TypedWord({ label, value, onChange }: TypedWordProps) {
  const field = useFocusFirst<HTMLInputElement>();
  return (
    <label>
      {label}
      <input
        ref={field}
        autoComplete="off"
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    </label>
  );
}
