import { useWords } from '../../messages/messages.tsx';
import { CopyButton } from '../copy-button.tsx';
import { words } from './words.ts';

/** A secret that is shown only this once, with a button to copy it. */
export function Secret({ text, children }: { text: string; children: string }) {
  const said = useWords(words);
  return (
    <div className="secret" role="status">
      <p>{text}</p>
      <code>{children}</code>
      <CopyButton text={children} label={said.copy} />
    </div>
  );
}
