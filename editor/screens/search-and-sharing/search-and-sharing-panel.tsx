import {
  isRecord,
  languageOf,
  maxDescriptionLength,
  maxTitleLength,
  type SearchText,
  searchTexts,
} from '@farol/content-model';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'react-aria-components';
import { Link } from 'wouter';
import { readAddresses } from '../../api/publishing.ts';
import { thumbnailOf } from '../../api/service.ts';
import { useEditing } from '../../document/use-editing.ts';
import { goToField } from '../../fields/go-to-field.ts';
import { tabOf } from '../../fields/place.ts';
import { useMediaFile } from '../../media/use-media-file.ts';
import { useWords } from '../../messages/messages.tsx';
import type { TypeModel } from '../../models/model.ts';
import type { Opened } from '../open-document/use-open-document.ts';
import './search-and-sharing.css';
import { searchAndSharingWords } from './words.ts';

/** How a page looks in search results and when it is shared, updated while it is written. */
export function SearchAndSharingPanel({ open, type }: { open: Opened; type: TypeModel }) {
  const words = useWords(searchAndSharingWords);
  const { document, whole } = open;
  const { data, uid } = useEditing(document, ({ history }) => history.present);
  const addresses = useQuery({
    queryKey: ['addresses', whole.id, uid],
    queryFn: ({ signal }) => readAddresses(whole.id, signal),
  });
  const texts = searchTexts(data);
  const own = addresses.data?.addresses.find((each) => each.document === whole.id);
  const path = own?.afterPublishing ?? own?.now ?? '/';
  const site = addresses.data?.site ?? '';
  const go = ({ path: field }: SearchText) => void goToField(field, tabOf(field, type));
  return (
    <div className="search-and-sharing">
      <h2>{words.search}</h2>
      <div className="result" lang={whole.lang}>
        <small>{`${site}${path === '/' ? '' : path}`.replace(/^https?:\/\//, '')}</small>
        <h3>
          <Cut text={texts.title.text || words.noTitle} limit={maxTitleLength} />
        </h3>
        <p>
          <Cut text={texts.description.text || words.noDescription} limit={maxDescriptionLength} />
        </p>
      </div>
      <ul>
        {(
          [
            [words.title, texts.title, maxTitleLength],
            [words.description, texts.description, maxDescriptionLength],
          ] as const
        ).map(([label, text, limit]) => (
          <li key={label}>
            <Button className="to-field" onPress={() => go(text)}>
              {label}
            </Button>
            <span className={text.text.length > limit ? 'fault' : undefined}>
              {text.text.length > limit
                ? words.long(text.text.length, limit)
                : words.fits(text.text.length, limit)}
            </span>
          </li>
        ))}
      </ul>
      <h2>{words.card}</h2>
      <div className="card" lang={whole.lang}>
        <CardPicture data={data} />
        <small>{site.replace(/^https?:\/\//, '')}</small>
        <b>{texts.title.text || words.noTitle}</b>
        <p>{texts.description.text}</p>
      </div>
      <ul className="row">
        {addresses.data?.addresses
          .filter((each) => each.document !== whole.id)
          .map((each) => (
            <li key={each.document}>
              <Link href={`/documents/${each.document}?beside=search-and-sharing`}>
                {languageOf(each.lang)?.name ?? each.lang}
              </Link>
            </li>
          ))}
      </ul>
    </div>
  );
}

function Cut({ text, limit }: { text: string; limit: number }) {
  if (text.length <= limit) return text;
  return (
    <>
      {text.slice(0, limit)}
      <del>{text.slice(limit)}</del>
    </>
  );
}

/** The picture for link previews, else the page's own; without either the site generates one. */
function CardPicture({ data }: { data: Readonly<Record<string, unknown>> }) {
  const words = useWords(searchAndSharingWords);
  const chosen = [data.meta_image, data.cover].find((each) => isRecord(each) && each.id);
  const id = isRecord(chosen) && typeof chosen.id === 'string' ? chosen.id : null;
  const { data: file } = useMediaFile(id);
  const address = file && thumbnailOf(file);
  return address ? <img src={address} alt="" /> : <p className="drawn">{words.drawn}</p>;
}
