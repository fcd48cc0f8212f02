import { useQuery } from '@tanstack/react-query';
import { listReleases } from '../../api/publishing.ts';
import { useWords } from '../../messages/messages.tsx';
import { type ChosenTime, TimeField } from './time-field.tsx';
import { publishingWords } from './words.ts';
import { momentOf } from './zoned-time.ts';

export interface Choice {
  when: 'now' | 'time' | 'release';
  time: ChosenTime;
  /** The id of one. */
  release: string;
}

export function isReady({ when, time, release }: Choice): boolean {
  if (when === 'now') return true;
  if (when === 'release') return release !== '';
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
      {choice.when === 'release' &&
        (releases.isSuccess && open.length === 0 ? (
          <p>{words.noRelease}</p>
        ) : (
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
            </select>
          </label>
        ))}
    </fieldset>
  );
}
