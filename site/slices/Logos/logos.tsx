import type { LogosSlice } from '@farol/content-model';
import { fileAddress } from '../../render/media.ts';
import { Style } from '../../render/style.tsx';
import type { SliceProperties } from '../slice.ts';
import style from './logos.css?inline';

/** Partners: their logo, else their name. */
export function Logos({ slice, context }: SliceProperties<LogosSlice>) {
  const { title, logos } = slice.primary;
  const filled = logos.filter(({ name, logo }) => name || logo.url);
  if (!filled.length) return null;
  return (
    <section className="room">
      <Style name="Logos" css={style} />
      <div className="wrap logos">
        {title && <h2>{title}</h2>}
        <ul>
          {filled.map(({ name, logo }) => (
            <li key={name ?? logo.url}>
              {logo.url ? (
                <img
                  src={fileAddress(logo.url, context.settings)}
                  alt={logo.alt ?? name ?? ''}
                  width={logo.dimensions.width}
                  height={logo.dimensions.height}
                  loading="lazy"
                />
              ) : (
                name
              )}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
