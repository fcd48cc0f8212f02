import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { createRelease, listReleases } from '../../api/publishing.ts';
import { useMessages } from '../../messages/messages.tsx';
import { useFocusFirst } from '../../parts/use-focus-first.ts';

export const newRelease = 'new';

export interface ReleaseChoice {
  /** The id of a release, or `newRelease`; empty if none is selected. */
  release: string;
  /** The name of a new release. */
  name: string;
}

export function isChosen({ release, name }: ReleaseChoice): boolean {
  return release === newRelease ? name.trim() !== '' : release !== '';
}

/** Returns the id of the selected release, creating it if it is new; a repeated press creates it only once. */
export function useChosenRelease({ release, name }: ReleaseChoice): () => Promise<string> {
  const label = name.trim();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another name is another release
  const key = useMemo(() => crypto.randomUUID(), [label]);
  return async () => (release === newRelease ? (await createRelease({ label }, key)).id : release);
}

interface ReleaseFieldProps {
  choice: ReleaseChoice;
  onChange(choice: ReleaseChoice): void;
  words: { release: string; newRelease: string; name: string };
}

/** A select of the existing releases and a new one, which needs a name. */
export function ReleaseField({ choice, onChange, words }: ReleaseFieldProps) {
  const releases = useQuery({
    queryKey: ['releases'],
    queryFn: ({ signal }) => listReleases(signal),
  });
  const messages = useMessages();
  const open = releases.data?.releases.filter(({ only }) => only === undefined) ?? [];
  return (
    <>
      <label>
        {words.release}
        <select
          required
          value={choice.release}
          onChange={({ target }) => onChange({ ...choice, release: target.value })}
        >
          <option value="">{messages.choose}</option>
          {open.map(({ id, label }) => (
            <option key={id} value={id}>
              {label}
            </option>
          ))}
          <option value={newRelease}>{words.newRelease}</option>
        </select>
      </label>
      {choice.release === newRelease && (
        <ReleaseName
          label={words.name}
          value={choice.name}
          onChange={(name) => onChange({ ...choice, name })}
        />
      )}
    </>
  );
}

interface ReleaseNameProps {
  label: string;
  value: string;
  /** Focused at once, in a dialog that was opened to write it. */
  isFirst?: boolean;
  onChange(value: string): void;
}

export function ReleaseName({ label, value, isFirst = false, onChange }: ReleaseNameProps) {
  const field = useFocusFirst<HTMLInputElement>(isFirst);
  return (
    <label>
      {label}
      <input
        ref={field}
        required
        maxLength={200}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    </label>
  );
}
