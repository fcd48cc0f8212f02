import { languages, own } from '@farol/content-model';
import { Button } from 'react-aria-components';
import type { MediaFile } from '../../api/media.ts';
import { thumbnailOf } from '../../api/service.ts';
import { PeopleIn } from '../../live/people-here.tsx';
import { SmallPicture } from '../../media/small-picture.tsx';
import { useInterfaceLanguage, useWords } from '../../messages/messages.tsx';
import { useTimeFormat } from '../../parts/time-format.ts';
import { isWithShift, type Selection } from '../../parts/use-selection.ts';
import { contentWords } from '../content/words.ts';
import { mediaScreenWords } from './words.ts';

interface MediaFilesProps {
  files: readonly MediaFile[];
  isList: boolean;
  opened: string | null;
  open(id: string): void;
  /** Null for people who may not change files. */
  selection: Selection<MediaFile> | null;
}

/** The files as a grid of pictures, or as a list with details. */
export function MediaFiles({ files, isList, opened, open, selection }: MediaFilesProps) {
  const words = useWords(contentWords);
  return (
    <ul className={isList ? 'media-list' : 'media-grid'}>
      {files.map((file) => (
        <li
          key={file.id}
          data-key={file.id}
          data-opened={file.id === opened}
          data-selected={selection?.isSelected(file.id) || undefined}
        >
          {selection && (
            <input
              type="checkbox"
              aria-label={words.select(file.filename)}
              checked={selection.isSelected(file.id)}
              onChange={(event) => selection.toggle(file, isWithShift(event))}
            />
          )}
          <Button onPress={() => open(file.id)} aria-expanded={file.id === opened}>
            <Thumbnail file={file} />
            <span className="name">{file.filename}</span>
            {isList && <Facts file={file} />}
            <Lacking file={file} />
            <PeopleIn places={[`media/${file.id}`]} />
          </Button>
        </li>
      ))}
    </ul>
  );
}

export function Thumbnail({ file }: { file: MediaFile }) {
  const address = thumbnailOf(file);
  if (address) return <SmallPicture address={address} />;
  return (
    <span className="extension" aria-hidden="true">
      {file.extension}
    </span>
  );
}

/** The languages in which a picture has no description. */
function Lacking({ file }: { file: MediaFile }) {
  const words = useWords(mediaScreenWords);
  if (file.kind !== 'image') return null;
  const lacking = languages.filter(({ code }) => !own(file.descriptions, code));
  if (lacking.length === 0) return null;
  return (
    <span className="lacking-mark" title={words.notDescribed}>
      {lacking.map(({ key }) => key).join(' ')}
      <span className="unseen">{` ${words.notDescribed}`}</span>
    </span>
  );
}

function Facts({ file }: { file: MediaFile }) {
  const words = useWords(mediaScreenWords);
  const when = useTimeFormat();
  const size = useSize();
  return (
    <>
      <small>{sizeInPixels(file)}</small>
      <small>{size(file.size)}</small>
      <small>{words.uses(file.uses)}</small>
      <small>{when(file.createdAt)}</small>
    </>
  );
}

export function sizeInPixels({ width, height }: MediaFile): string {
  return width && height ? `${width} × ${height}` : '';
}

/** Formats a number of bytes. */
export function useSize(): (bytes: number) => string {
  const { code } = useInterfaceLanguage();
  return (bytes) => {
    const [unit, value] =
      bytes < 1_000_000
        ? (['kilobyte', bytes / 1000] as const)
        : (['megabyte', bytes / 1e6] as const);
    const style = { style: 'unit', unit, maximumFractionDigits: value < 10 ? 1 : 0 } as const;
    return new Intl.NumberFormat(code, style).format(value);
  };
}
