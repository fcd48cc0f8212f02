import { useMessages } from '../../messages/messages.tsx';
import { CopyButton } from '../../parts/copy-button.tsx';

/** Recovery codes to be kept elsewhere; they are shown only once. */
export function Codes({ codes }: { codes: readonly string[] }) {
  const messages = useMessages();
  return (
    <>
      <p>{messages.recoveryText}</p>
      <ul className="codes">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <CopyButton text={codes.join('\n')} label={messages.copyCodes} />
    </>
  );
}
