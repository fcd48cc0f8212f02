import { useQuery } from '@tanstack/react-query';
import { listReleases } from '../../api/publishing.ts';
import { useWords } from '../../messages/messages.tsx';
import { type ChosenTime, TimeField } from './time-field.tsx';
import { publishingWords } from './words.ts';
import { momentOf } from './zoned-time.ts';

export interface Choice {
  when: 'now' | 'time' | 'release';
  time: ChosenTime;
  /** The id of one, or `NEW_RELEASE`. */
  release: string;
  /** What a new one is called. */
  name: string;
}

export const NEW_RELEASE = 'new';

export function isReady({ when, time, release, name }: Choice): boolean {
  if (when === 'now') return true;
  if (when === 'release') return release === NEW_RELEASE ? name.trim() !== '' : release !== '';
  return (momentOf(time.local, time.zone) ?? 0) > Date.now();
}

/** Now, at a time with its zone, or with a release. */
export function WhenField({
  choice,
  onChange,
}: {
  choice: Choice;
  onChange(choice: Choice): void;
}) {
  const words = useWords(publishingWords);
  const releases = useQuery({
    queryKey: ['releases'],
    queryFn: ({ signal }) => listReleases(signal),
    enabled: choice.when === 'release',
  });
  const open = releases.data?.releases.filter(({ only }) => only === undefined) ?? [];
  const labels = { now: words.now, time: words.atATime, release: words.inRelease };
  return (
    <fieldset className="when">
      <legend>{words.when}</legend>
      <div className="row">
        {(['now', 'time', 'release'] as const).map((when) => (
          <label key={when} className="check">
            <input
              type="radio"
              name="when"
              checked={choice.when === when}
              onChange={() => onChange({ ...choice, when })}
            />
            {labels[when]}
          </label>
        ))}
      </div>
      {choice.when === 'time' && (
        <TimeField value={choice.time} onChange={(time) => onChange({ ...choice, time })} />
      )}
      {choice.when === 'release' && (
        <label>
          {words.release}
          <select
            required
            value={choice.release}
            onChange={({ target }) => onChange({ ...choice, release: target.value })}
          >
            <option value="" />
            {open.map(({ id, label }) => (
              <option key={id} value={id}>
                {label}
              </option>
            ))}
            <option value={NEW_RELEASE}>{words.newRelease}</option>
          </select>
        </label>
      )}
      {choice.when === 'release' && choice.release === NEW_RELEASE && (
        <label>
          {words.releaseName}
          <input
            required
            maxLength={200}
            value={choice.name}
            onChange={({ target }) => onChange({ ...choice, name: target.value })}
          />
        </label>
      )}
    </fieldset>
  );
}
