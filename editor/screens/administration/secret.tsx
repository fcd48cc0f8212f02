import { useWords } from '../../messages/messages.tsx';
import { CopyButton } from '../../parts/copy-button.tsx';
import { administrationWords } from './words.ts';

/** A secret that is shown only this once, with a button to copy it. */
export function Secret({ text, children }: { text: string; children: string | undefined }) {
  const words = useWords(administrationWords);
  return (
    <>
      <div role="status" className={children === undefined ? undefined : 'secret'}>
        {children !== undefined && (
          <>
            <p>{text}</p>
            <code>{children}</code>
          </>
        )}
      </div>
      {children !== undefined && <CopyButton text={children} label={words.copy} />}
    </>
  );
}
