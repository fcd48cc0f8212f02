import { useState } from 'react';
import { Button } from 'react-aria-components';
import { useWords } from '../../messages/messages.tsx';
import { words } from './words.ts';

/** A secret that is shown only this once, with a button to copy it. */
export function Secret({ text, children }: { text: string; children: string }) {
  const said = useWords(words);
  const [isCopied, setCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(children);
    setCopied(true);
  };
  return (
    <div className="secret" role="status">
      <p>{text}</p>
      <code>{children}</code>
      <Button className="quiet" onPress={() => void copy()}>
        {isCopied ? said.copied : said.copy}
      </Button>
    </div>
  );
}
