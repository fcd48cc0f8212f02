import type { Messages } from '../messages/en.ts';
import { BlocksStyle } from '../render/blocks.tsx';
import { Style } from '../render/style.tsx';
import style from './consent-notice.css?inline';

interface ConsentProperties {
  messages: Messages;
  /** Whether advertising is asked for too, as a separate choice. */
  advertising: boolean;
}

/** Asks once, with equal buttons for both answers. The script shows it until there is an answer. */
export function ConsentNotice({ messages, advertising }: ConsentProperties) {
  return (
    <section id="consent" className="consent unprinted" aria-labelledby="consent-title" hidden>
      <BlocksStyle />
      <Style name="ConsentNotice" css={style} />
      <h2 id="consent-title">{advertising ? messages.consentTitleBoth : messages.consentTitle}</h2>
      <p>{messages.consentText}</p>
      {advertising && <p>{messages.consentAdvertisingText}</p>}
      {advertising && (
        <div className="consent-choices">
          <Choice name="counting" label={messages.consentCounting} />
          <Choice name="advertising" label={messages.consentAdvertising} />
        </div>
      )}
      <div className="row">
        <button type="button" data-consent={advertising ? 'chosen' : 'granted'}>
          {advertising ? messages.consentChosen : messages.consentAccept}
        </button>
        <button type="button" data-consent="denied">
          {messages.consentDecline}
        </button>
      </div>
    </section>
  );
}

/** Unchecked by default. */
function Choice({ name, label }: { name: string; label: string }) {
  return (
    <label>
      <input type="checkbox" data-consent-to={name} />
      <span>{label}</span>
    </label>
  );
}
