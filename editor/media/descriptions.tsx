import { languages, own } from '@farol/content-model';
import { useQueryClient } from '@tanstack/react-query';
import { changeMedia, type MediaChange, type MediaFile } from '../api/media.ts';
import { useWords } from '../messages/messages.tsx';
import { AutosavedText, maxLetters } from './autosaved-text.tsx';
import { useMayChangeMedia } from './use-uploads.ts';
import { mediaWords } from './words.ts';

/** Changes the data of a file, and updates it wherever it is shown. */
export function useChangeMedia({ id }: Pick<MediaFile, 'id'>) {
  const queries = useQueryClient();
  return async (change: MediaChange) => {
    const changed = await changeMedia(id, change);
    queries.setQueryData(['media', 'one', id], changed);
    void queries.invalidateQueries({ queryKey: ['media', 'list'] });
  };
}

/** The alternative texts of a picture, a field for each language. */
export function Descriptions({ file }: { file: MediaFile }) {
  const words = useWords(mediaWords);
  const done = languages.filter(({ code }) => own(file.descriptions, code)).length;
  return (
    <fieldset className="descriptions">
      <legend>{words.description}</legend>
      <p>{words.describedIn(done, languages.length)}</p>
      <DescriptionFields file={file} among={languages} />
    </fieldset>
  );
}

export function DescriptionFields({
  file,
  among,
}: {
  file: MediaFile;
  among: readonly (typeof languages)[number][];
}) {
  const words = useWords(mediaWords);
  const mayChange = useMayChangeMedia();
  const change = useChangeMedia(file);
  return among.map(({ code, name }) => (
    <AutosavedText
      key={code}
      file={file}
      label={name}
      lang={code}
      value={own(file.descriptions, code) ?? ''}
      placeholder={words.notDescribed}
      most={maxLetters}
      isDisabled={!mayChange}
      save={(text) => change({ descriptions: { [code]: text || null } })}
    />
  ));
}
