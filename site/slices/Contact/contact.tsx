import type { ContactSlice } from '@farol/content-model';
import type { PageContext } from '../../contract/page.ts';
import { Style } from '../../render/style.tsx';
import { WholeWords } from '../../render/whole-words.tsx';
import type { SliceProperties } from '../slice.ts';
import style from './contact.css?inline';

type Office = ContactSlice['primary']['offices'][number];

/** Offices with large telephone numbers. */
export function Contact({ slice, context }: SliceProperties<ContactSlice>) {
  const { title, offices } = slice.primary;
  return (
    <section className="room tint">
      <Style name="Contact" css={style} />
      <div className="wrap">
        {title && <h2>{title}</h2>}
        <ul className="offices">
          {offices.map((office) => (
            <li key={`${office.place} ${office.telephone}`}>
              <OfficeCard office={office} messages={context.messages} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

interface OfficeProperties {
  office: Office;
  messages: PageContext['messages'];
}

function OfficeCard({ office, messages }: OfficeProperties) {
  const { place, address, telephone, whatsapp, email } = office;
  const map = mapAddress(office);
  return (
    <>
      {place && (
        <h3>
          <WholeWords text={place} />
        </h3>
      )}
      {telephone && (
        <a className="telephone numbers" href={telephoneAddress(telephone)}>
          {telephone}
        </a>
      )}
      {whatsapp && (
        <a className="way" href={`https://wa.me/${whatsapp.replace(/\D/g, '')}`}>
          {messages.networks.whatsapp}
        </a>
      )}
      {email && (
        <a className="way" href={`mailto:${email}`}>
          {email}
        </a>
      )}
      {address && <address className="muted">{address}</address>}
      {map && (
        <a className="way" href={map} target="_blank" rel="noopener noreferrer">
          {messages.onTheMap} <span className="unseen">({messages.newTab})</span>
        </a>
      )}
      <Hours office={office} messages={messages} />
    </>
  );
}

/** Opening hours. Whether an office is open now is computed in the visitor's browser. */
function Hours({ office, messages }: OfficeProperties) {
  const { hours, open_days, opens, closes, time_zone } = office;
  if (!hours) return null;
  const isKnown = open_days && opens && closes && time_zone;
  return (
    <p className="muted">
      {hours}
      {isKnown && (
        <b
          hidden
          data-hours={`${opens}-${closes}`}
          data-days={open_days}
          data-zone={time_zone}
          data-closed={messages.closedNow}
          className="unprinted"
        >
          {messages.openNow}
        </b>
      )}
    </p>
  );
}

function mapAddress({ location }: Office): string | null {
  if (!('latitude' in location) || typeof location.latitude !== 'number') return null;
  const { latitude, longitude } = location;
  return `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`;
}

export function telephoneAddress(telephone: string): string {
  return `tel:${telephone.replace(/[^\d+]/g, '')}`;
}
