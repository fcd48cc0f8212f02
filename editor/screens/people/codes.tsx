import { Button } from 'react-aria-components';
import { useMessages } from '../../messages/messages.tsx';

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
      <Button
        className="quiet"
        onPress={() => void navigator.clipboard.writeText(codes.join('\n'))}
      >
        {messages.copyCodes}
      </Button>
    </>
  );
}
