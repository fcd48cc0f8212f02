import type { PageContext } from '../../contract/page.ts';
import type { Program } from '../../programs/program-facts.ts';
import { Prose } from '../../render/prose.tsx';
import { Style } from '../../render/style.tsx';
import { answeredQuestions } from '../../slices/Questions/questions.tsx';
import style from './overview.css?inline';
import { officeOf } from './talk.tsx';

/** The description, with a table of contents beside it. */
export function Overview({ program, context }: { program: Program; context: PageContext }) {
  const { data } = program;
  const { messages } = context;
  const parts = [
    { id: 'itinerary', name: messages.itinerary, there: data.itinerary.length > 0 },
    { id: 'dates', name: messages.dates, there: true },
    { id: 'price', name: messages.price, there: true },
    { id: 'safety', name: messages.safety, there: data.safety.length > 0 },
    {
      id: 'questions',
      name: messages.questions,
      there: answeredQuestions(data.questions).length > 0,
    },
    { id: 'talk', name: messages.talkToUs, there: officeOf(context) !== undefined },
  ];
  return (
    <section className="room">
      <Style name="Overview" css={style} />
      <div className="wrap overview">
        {data.overview.length > 0 && (
          <div>
            <h2>{messages.overview}</h2>
            <Prose field={data.overview} context={context} />
          </div>
        )}
        <nav className="unprinted" aria-label={messages.onThisPage}>
          <ul>
            {parts
              .filter(({ there }) => there)
              .map(({ id, name }) => (
                <li key={id}>
                  <a className="way" href={`#${id}`}>
                    {name}
                  </a>
                </li>
              ))}
          </ul>
        </nav>
      </div>
    </section>
  );
}
