import type { RichTextField } from '@prismicio/client';
import type { Surroundings } from '../../contract/page.ts';
import type { Program } from '../../programs/program-facts.ts';
import { Prose } from '../../render/prose.tsx';
import { Style } from '../../render/style.tsx';
import style from './details.css?inline';
import { List } from './price.tsx';

interface DetailsProperties {
  program: Program;
  around: Surroundings;
}

/** What parents read: where one lives, how one is looked after, what is needed. */
export function Details({ program: { data }, around }: DetailsProperties) {
  const { messages } = around;
  const there = data.accommodation.length || data.safety.length || data.requirements.length;
  if (!there) return null;
  return (
    <section className="room tint">
      <Style name="Details" css={style} />
      <div className="wrap details">
        <Part title={messages.accommodation} field={data.accommodation} around={around} />
        <Part title={messages.safety} id="safety" field={data.safety} around={around} />
        <List title={messages.requirements} items={data.requirements} />
      </div>
    </section>
  );
}

interface PartProperties {
  title: string;
  id?: string;
  field: RichTextField;
  around: Surroundings;
}

function Part({ title, id, field, around }: PartProperties) {
  if (!field.length) return null;
  return (
    <div id={id}>
      <h3>{title}</h3>
      <Prose field={field} around={around} />
    </div>
  );
}
