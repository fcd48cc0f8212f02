import type { Messages } from '../../messages/en.ts';
import type { Program } from '../../programs/program-facts.ts';
import { Style } from '../../render/style.tsx';
import { WholeWords } from '../../render/whole-words.tsx';
import { Section } from '../section.tsx';
import style from './highlights.css?inline';

interface HighlightsProperties {
  highlights: Program['data']['highlights'];
  messages: Messages;
}

export function Highlights({ highlights, messages }: HighlightsProperties) {
  const filled = highlights.filter(({ title, text }) => title || text);
  return (
    <Section title={messages.reasons} hidden={!filled.length}>
      <Style name="Highlights" css={style} />
      <ul className="highlights">
        {filled.map(({ title, text }) => (
          <li key={title ?? text}>
            <h3>
              <WholeWords text={title ?? ''} />
            </h3>
            <p className="muted">
              <WholeWords text={text ?? ''} />
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
