import type { RichTextField } from '@prismicio/client';
import type { PageContext } from '../../contract/page.ts';
import type { Program } from '../../programs/program-facts.ts';
import { Prose } from '../../render/prose.tsx';
import { Style } from '../../render/style.tsx';
import style from './details.css?inline';
import { List } from './price.tsx';

interface DetailsProperties {
  program: Program;
  context: PageContext;
}

/** Accommodation, safety and requirements. */
export function Details({ program: { data }, context }: DetailsProperties) {
  const { messages } = context;
  if (!data.accommodation.length && !data.safety.length && !data.requirements.length) return null;
  return (
    <section className="room tint">
      <Style name="Details" css={style} />
      <div className="wrap details">
        <Part title={messages.accommodation} field={data.accommodation} context={context} />
        <Part title={messages.safety} id="safety" field={data.safety} context={context} />
        <List title={messages.requirements} items={data.requirements} level="h2" />
      </div>
    </section>
  );
}

interface PartProperties {
  title: string;
  id?: string;
  field: RichTextField;
  context: PageContext;
}

function Part({ title, id, field, context }: PartProperties) {
  if (!field.length) return null;
  return (
    <div id={id}>
      <h2>{title}</h2>
      <Prose field={field} context={context} />
    </div>
  );
}
