import type { Messages } from '../messages/en.ts';
import style from './misfits.css?inline';
import { Style } from './style.tsx';

/** Says why a page does not show what is being written. */
export function Misfits({
  faults,
  messages,
}: {
  faults: readonly string[] | undefined;
  messages: Messages;
}) {
  if (!faults?.length) return null;
  return (
    <aside className="misfits" role="alert">
      <Style name="Misfits" css={style} />
      <p>{messages.previewMisfit}</p>
      <ul>
        {faults.map((fault) => (
          <li key={fault}>{fault}</li>
        ))}
      </ul>
    </aside>
  );
}
