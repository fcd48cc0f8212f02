import type { Messages } from '../messages/en.ts';
import { Icon } from '../render/icon.tsx';
import { Style } from '../render/style.tsx';
import style from './colour-mode.css?inline';

/** The switch between light and dark; hidden without script. */
export function ColourMode({ messages, named }: { messages: Messages; named?: boolean }) {
  return (
    <button type="button" className="tool mode needs-script" aria-pressed="false" data-colour-mode>
      <Style name="ColourMode" css={style} />
      <Icon name="mode" />
      <span className={named ? undefined : 'unseen'}>{messages.darkMode}</span>
    </button>
  );
}
