import type { Surroundings } from '../../pages/page.ts';
import { lengthOf, listedOf, type Program, priceOf } from '../../pages/program/program-facts.ts';
import { colourClass, Picture, placeholderOf } from '../../render/picture.tsx';
import { Style } from '../../render/style.tsx';
import style from './poster.css?inline';

interface PosterProperties {
  program: Program;
  around: Pick<Surroundings, 'addresses' | 'language' | 'messages' | 'settings'>;
  sizes: string;
  level?: 'h2' | 'h3';
}

/** A program as a printed travel poster: the title on the art, place, length and price on the paper's edge. */
export function Poster({ program, around, sizes, level: Title = 'h3' }: PosterProperties) {
  const { messages } = around;
  const listed = listedOf(program);
  const { cover, name, place } = listed;
  const colour = placeholderOf(cover);
  const length = lengthOf(listed, around);
  const price = priceOf(listed, around);
  return (
    <article className="poster">
      <Style name="Poster" css={style} />
      <div className={colour ? `poster-art ${colourClass(colour)}` : 'poster-art'}>
        <Picture
          field={cover}
          view="tall"
          around={around}
          sizes={sizes}
          widest={828}
          className="cover"
          decorative
        />
        <Title className={name.length > 44 ? 'poster-long' : undefined}>
          <a href={around.addresses.of(program)}>{name}</a>
        </Title>
      </div>
      <p>
        {place && <b>{place}</b>}
        {length && <span>{length}</span>}
        <span>{price ? `${messages.from} ${price}` : messages.noPrice}</span>
      </p>
    </article>
  );
}
