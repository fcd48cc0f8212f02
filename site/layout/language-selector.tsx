import { Style } from '../render/style.tsx';
import style from './language-selector.css?inline';
import type { LayoutProperties } from './layout-properties.ts';
import { languageLinks } from './other-languages.ts';

/** The languages as plain links to the same page, in a disclosure that needs no script. */
export function LanguageSelector({ layout, paths, context }: LayoutProperties) {
  const { language, messages, settings } = context;
  const label = layout?.data.mainLanguageSelectLabel || messages.language;
  return (
    <details className="languages">
      <Style name="LanguageSelector" css={style} />
      <summary>
        <span className="unseen">{messages.labelled(label, '')}</span>
        <Flag host={settings.flagHost} country={language.country} onFirstScreen />
        <span className="languages-name" lang={language.code}>
          {language.name}
        </span>
      </summary>
      <ul aria-label={label}>
        {languageLinks(paths, context).map(
          ({ href, isTranslated, language: { key, code, name, country } }) => (
            <li key={key}>
              <a
                href={href}
                lang={code}
                hrefLang={code}
                data-language={key}
                aria-current={key === language.key ? 'true' : undefined}
              >
                <Flag host={settings.flagHost} country={country} />
                {name}
                {!isTranslated && (
                  <small lang={language.code}>{` (${messages.notThisPage})`}</small>
                )}
              </a>
            </li>
          ),
        )}
      </ul>
    </details>
  );
}

interface FlagProperties {
  host: string;
  country: string;
  /** On the first screen: its flag is loaded eagerly, but after the largest picture. */
  onFirstScreen?: boolean;
}

function Flag({ host, country, onFirstScreen = false }: FlagProperties) {
  return (
    <img
      className="flag"
      src={`${host}/w20/${country}.png`}
      srcSet={`${host}/w40/${country}.png 2x`}
      width={20}
      height={15}
      alt=""
      loading="lazy"
      fetchPriority={onFirstScreen ? 'low' : undefined}
    />
  );
}
