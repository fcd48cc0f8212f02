import { useState } from 'react';
import { Button } from 'react-aria-components';
import { useMessages } from '../messages/messages.tsx';

/** A button that copies a text which is on the page too: without HTTPS, browsers have no clipboard for it. */
export function CopyButton({ text, label }: { text: string; label: string }) {
  const messages = useMessages();
  const [outcome, setOutcome] = useState<{ text: string; isCopied: boolean } | null>(null);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setOutcome({ text, isCopied: true });
    } catch {
      setOutcome({ text, isCopied: false });
    }
  };
  const isCopied = outcome?.text === text ? outcome.isCopied : null;
  return (
    <>
      <Button className="quiet" onPress={() => void copy()}>
        {isCopied ? messages.copied : label}
      </Button>
      <small role="status">{isCopied === false ? messages.notCopied : ''}</small>
    </>
  );
}
