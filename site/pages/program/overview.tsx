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
    { id: 'itinerary', name: messages.itinerary, isShown: data.itinerary.length > 0 },
    { id: 'dates', name: messages.dates, isShown: true },
    { id: 'price', name: messages.price, isShown: true },
    { id: 'safety', name: messages.safety, isShown: data.safety.length > 0 },
    {
      id: 'questions',
      name: messages.questions,
      isShown: answeredQuestions(data.questions).length > 0,
    },
    { id: 'talk', name: messages.talkToUs, isShown: officeOf(context) !== undefined },
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
              .filter(({ isShown }) => isShown)
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
