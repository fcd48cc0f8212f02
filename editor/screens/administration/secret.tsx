import { useWords } from '../../messages/messages.tsx';
import { CopyButton } from '../../parts/copy-button.tsx';
import { administrationWords } from './words.ts';

/** A secret that is shown only this once, with a button to copy it. */
export function Secret({ text, children }: { text: string; children: string | undefined }) {
  const words = useWords(administrationWords);
  return (
    <div role="status">
      {children !== undefined && (
        <div className="secret">
          <p>{text}</p>
          <code>{children}</code>
          <CopyButton text={children} label={words.copy} />
        </div>
      )}
    </div>
  );
}
