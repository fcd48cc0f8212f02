import { own } from '@farol/content-model';
import type { Messages } from '../../messages/en.ts';
import type { Program } from '../../programs/program-facts.ts';
import { Style } from '../../render/style.tsx';
import { WholeWords } from '../../render/whole-words.tsx';
import { Section } from '../section.tsx';
import style from './itinerary.css?inline';

type Stage = Program['data']['itinerary'][number];

interface ItineraryProperties {
  itinerary: readonly Stage[];
  messages: Messages;
}

/** The itinerary as stops on one line. */
export function Itinerary({ itinerary, messages }: ItineraryProperties) {
  const filled = itinerary.filter(({ title, text }) => title || text);
  return (
    <Section title={messages.itinerary} id="itinerary" tint hidden={!filled.length}>
      <Style name="Itinerary" css={style} />
      <ol className="voyage">
        {filled.map((stage) => (
          <li key={`${stage.from} ${stage.title}`}>
            <p className="numbers">{spanOf(stage, messages)}</p>
            <h3>
              <WholeWords text={stage.title ?? ''} />
            </h3>
            <p className="muted">
              <WholeWords text={stage.text ?? ''} />
            </p>
          </li>
        ))}
      </ol>
    </Section>
  );
}

/** Which days, weeks or months a stage takes; empty where the editor gives none. */
function spanOf({ unit, from, to }: Stage, messages: Messages): string {
  if (!unit || from === null) return '';
  const { day, week, month } = messages;
  return own({ day, week, month }, unit)?.(from, to ?? from) ?? '';
}
