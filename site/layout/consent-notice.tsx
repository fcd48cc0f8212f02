import type { Messages } from '../messages/messages.ts';
import { Style } from '../render/style.tsx';
import style from './consent-notice.css?inline';

/** Asks once, with both answers alike; the script shows it while there is no answer. */
export function ConsentNotice({ messages }: { messages: Messages }) {
  return (
    <section id="consent" className="consent unprinted" aria-labelledby="consent-title" hidden>
      <Style name="ConsentNotice" css={style} />
      <h2 id="consent-title">{messages.consentTitle}</h2>
      <p>{messages.consentText}</p>
      <div className="row">
        <button type="button" data-consent="granted">
          {messages.consentAccept}
        </button>
        <button type="button" data-consent="denied">
          {messages.consentDecline}
        </button>
      </div>
    </section>
  );
}
