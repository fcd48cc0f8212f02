import type { ReactNode } from 'react';
import type { Alternate, PageContext } from '../contract/page.ts';
import type { StandalonePage } from '../render/page.tsx';
import { Style } from '../render/style.tsx';
import { searchAddress } from '../search/answer.ts';
import style from './errors.css?inline';
import { Masthead } from './masthead.tsx';

export const notFound = errorPage(({ messages }) => ({
  title: messages.notFoundTitle,
  text: messages.notFoundText,
}));

export const wrongRequest = errorPage(({ messages }) => ({
  title: messages.wrongRequestTitle,
  text: messages.wrongRequestText,
}));

export const serverFault = errorPage(({ messages, path }) => ({
  title: messages.serverFaultTitle,
  text: messages.serverFaultText,
  first: (
    <a className="button" href={path}>
      {messages.tryAgain}
    </a>
  ),
}));

/** Links to the languages that have the page, each in its own words. */
export function untranslated(translations: readonly Alternate[]): StandalonePage {
  const page = errorPage(({ messages }) => ({
    title: messages.untranslatedTitle,
    text: messages.untranslatedText,
    first: translations.map(({ language, address }) => (
      <a
        key={language.key}
        className="button"
        href={address}
        lang={language.code}
        hrefLang={language.code}
        data-language={language.key}
      >
        {language.name}
      </a>
    )),
  }));
  return { ...page, choices: () => translations.map(({ address }) => address) };
}

interface ErrorContent {
  title: string;
  text: string;
  first?: ReactNode;
}

/** An error page in the visitor's language, with links onward. */
function errorPage(contentFor: (context: PageContext) => ErrorContent): StandalonePage {
  return {
    head(context) {
      const { title, text } = contentFor(context);
      return { title, description: text, image: null, structuredData: [], noindex: true };
    },
    Body({ context }) {
      const { title, text, first } = contentFor(context);
      const { addresses, language, messages } = context;
      const programs = addresses.ofSingle('programs_overview', language);
      return (
        <div className="astray">
          <Style name="Errors" css={style} />
          <Masthead title={title} lead={text} context={context}>
            {first && <p className="row">{first}</p>}
            <p className="row">
              <a
                className={first ? 'way' : 'button'}
                href={addresses.ofSingle('homepage', language) ?? '/'}
              >
                {messages.goHome}
              </a>
              {programs && (
                <a className="way" href={programs}>
                  {messages.allPrograms}
                </a>
              )}
              <a className="way" href={searchAddress(context.language)}>
                {messages.search}
              </a>
            </p>
          </Masthead>
        </div>
      );
    },
  };
}
