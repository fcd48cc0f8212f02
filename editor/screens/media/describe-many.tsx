import { languages, own } from '@farol/content-model';
import { useState } from 'react';
import type { MediaFile } from '../../api/media.ts';
import { DescriptionFields } from '../../media/descriptions.tsx';
import { useMediaFile } from '../../media/use-media-file.ts';
import { useWords } from '../../messages/messages.tsx';
import { manyWords } from './many-words.ts';
import { Thumbnail } from './media-files.tsx';

const lacking = ({ descriptions }: MediaFile) =>
  languages.filter(({ code }) => !own(descriptions, code));

/** The pictures without a description in some language, each with the empty fields. */
export function DescribeMany({ files }: { files: readonly MediaFile[] }) {
  const many = useWords(manyWords);
  // The list is fixed: a picture stays once it is described, or the field would disappear while somebody types.
  const [given] = useState(() =>
    files.filter((file) => file.kind === 'image' && lacking(file).length > 0),
  );
  if (given.length === 0) return <p>{many.allDescribed}</p>;
  return (
    <ul className="describe-many">
      {given.map((file) => (
        <li key={file.id}>
          <Thumbnail file={file} />
          <div>
            <h3>{file.filename}</h3>
            <Lacking file={file} />
          </div>
        </li>
      ))}
    </ul>
  );
}

function Lacking({ file: given }: { file: MediaFile }) {
  const [asked] = useState(() => lacking(given));
  const file = useMediaFile(given.id, given).data ?? given;
  return <DescriptionFields file={file} among={asked} />;
}
