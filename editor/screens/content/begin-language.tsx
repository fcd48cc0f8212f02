import type { Language } from '@farol/content-model';
import { useRef, useState } from 'react';
import { Menu, MenuItem, Popover } from 'react-aria-components';
import { useLanguageName, useMessages, useWords } from '../../messages/messages.tsx';
import { faultText } from '../../parts/fault.tsx';
import { useBegin } from '../matrix/use-begin.ts';
import type { Page } from './pages.ts';
import { contentWords } from './words.ts';

/** A language a page does not exist in: begins it from the one source there is, or asks which to use. */
export function BeginLanguage({ page, language }: { page: Page; language: Language }) {
  const messages = useMessages();
  const words = useWords(contentWords);
  const called = useLanguageName();
  const badge = useRef<HTMLButtonElement>(null);
  const [isAsking, setAsking] = useState(false);
  const { fault, isRunning, begin } = useBegin();
  const sources = page.in.flatMap(({ language: from, document }) =>
    document && !document.archived ? [{ from, document }] : [],
  );
  const [first, ...others] = sources;
  if (!first)
    return (
      <span title={messages.state.missing}>
        {language.key}
        <span className="unseen">{messages.labelled('', messages.state.missing)}</span>
      </span>
    );
  const label = words.begin(page.document.title, called(language.code));
  return (
    <>
      <button
        ref={badge}
        type="button"
        title={label}
        disabled={isRunning}
        aria-haspopup={others.length > 0 ? 'menu' : undefined}
        aria-expanded={others.length > 0 ? isAsking : undefined}
        onClick={() => {
          if (others.length > 0) setAsking(true);
          else begin(first.document.id, language.code);
        }}
      >
        {language.key}
        <span className="unseen">
          {messages.labelled('', `${messages.state.missing}. ${label}`)}
        </span>
      </button>
      {fault && (
        <span className="fault" role="alert">
          {faultText(fault, messages)}
        </span>
      )}
      {isAsking && (
        <Popover aria-label={label} triggerRef={badge} isOpen onOpenChange={setAsking}>
          <Menu
            className="menu"
            aria-label={label}
            autoFocus="first"
            onAction={(id) => {
              setAsking(false);
              begin(String(id), language.code);
            }}
          >
            {sources.map(({ from, document }) => (
              <MenuItem key={document.id} id={document.id}>
                {words.from(called(from.code))}
              </MenuItem>
            ))}
          </Menu>
        </Popover>
      )}
    </>
  );
}
