import { memoized } from '@farol/content-model';
import { read, type StoredDocument } from '../../content/document.ts';
import type { PageContext } from '../../contract/page.ts';
import type { Program } from '../../programs/program-facts.ts';
import { Picture } from '../../render/picture.tsx';
import { Style } from '../../render/style.tsx';
import { WholeWords } from '../../render/whole-words.tsx';
import { telephoneAddress } from '../../slices/Contact/contact.tsx';
import { atOnce, memoizedSteps, type Steps } from '../../turns/steps.ts';
import style from './talk.css?inline';

type ContentInLanguage = Pick<PageContext, 'content' | 'language'>;

interface Office {
  telephone: string | null;
  email: string | null;
  hours: string | null;
  for_programs: boolean;
}

/** The office marked for sales in this language, else the first one with a telephone number. */
export function officeOf(context: ContentInLanguage): Office | undefined {
  return atOnce(prepareOffice(context));
}

/** Reads every page, before the office is shown. */
export function prepareOffice({ content, language }: ContentInLanguage): Steps<Office | undefined> {
  return officeAmong(content.ofType('dynamic_page', language));
}

const officeAmong = memoizedSteps(function* (pages: readonly StoredDocument<'dynamic_page'>[]) {
  const offices: Office[] = [];
  for (const page of pages) {
    offices.push(...officesOn(page).filter(({ telephone, email }) => telephone || email));
    yield;
  }
  return offices.find((office) => office.for_programs) ?? offices[0];
});

const officesOn = memoized((page: StoredDocument<'dynamic_page'>) =>
  read(page).data.slices.flatMap((slice): readonly Office[] =>
    slice.slice_type === 'contact' ? slice.primary.offices : [],
  ),
);

/** The main button: to the dates, or where there are none to the contact, if there is one. */
export function MainButton({ hasDates, context }: { hasDates: boolean; context: PageContext }) {
  const { messages } = context;
  if (!hasDates && !officeOf(context)) return null;
  return (
    <a className="button unprinted" href={hasDates ? '#dates' : '#talk'}>
      {hasDates ? messages.seeDates : messages.talkToUs}
    </a>
  );
}

interface TalkProperties {
  people: Program['data']['people'];
  context: PageContext;
}

export function Talk({ people, context }: TalkProperties) {
  const { messages } = context;
  const office = officeOf(context);
  if (!office) return null;
  const { telephone, email, hours } = office;
  return (
    <section className="room night" id="talk">
      <Style name="Talk" css={style} />
      <div className="wrap talk">
        <div>
          <h2>{messages.talkToUs}</h2>
          <p className="lead muted unprinted">{messages.talkText}</p>
          <People people={people} context={context} />
        </div>
        <div>
          {telephone && (
            <a className="talk-number numbers" href={telephoneAddress(telephone)}>
              {telephone}
            </a>
          )}
          {email && (
            <a className="way" href={`mailto:${email}`}>
              {email}
            </a>
          )}
          {hours && <p className="muted">{hours}</p>}
        </div>
      </div>
    </section>
  );
}

/** The staff named on the program, each with portrait and role. */
function People({ people, context }: TalkProperties) {
  const named = people.filter(({ name }) => name);
  if (named.length === 0) return null;
  return (
    <ul className="talk-people">
      {named.map(({ name, role, portrait }) => (
        <li key={name}>
          <Picture field={portrait} context={context} sizes="5rem" maxWidth={320} decorative />
          <p>
            <b>{name}</b>
            {role && (
              <span className="small muted">
                <WholeWords text={role} />
              </span>
            )}
          </p>
        </li>
      ))}
    </ul>
  );
}
