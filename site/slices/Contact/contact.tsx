import type { ContactSlice } from '@farol/content-model';
import { Style } from '../../render/style.tsx';
import type { SliceProperties } from '../slice.ts';
import style from './contact.css?inline';

/** Telephone numbers to be read from a distance, and touched from near. */
export function Contact({ slice }: SliceProperties<ContactSlice>) {
  const { title, offices } = slice.primary;
  return (
    <section className="room tint">
      <Style name="Contact" css={style} />
      <div className="wrap">
        {title && <h2>{title}</h2>}
        <ul className="offices">
          {offices.map(({ place, address, telephone, email, hours }) => (
            <li key={`${place} ${telephone}`}>
              {place && <h3>{place}</h3>}
              {telephone && (
                <a className="telephone numbers" href={telephoneAddress(telephone)}>
                  {telephone}
                </a>
              )}
              {email && (
                <a className="way" href={`mailto:${email}`}>
                  {email}
                </a>
              )}
              {address && <address className="muted">{address}</address>}
              {hours && <p className="muted">{hours}</p>}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

export function telephoneAddress(telephone: string): string {
  return `tel:${telephone.replace(/[^\d+]/g, '')}`;
}
