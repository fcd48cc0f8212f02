import { useWords } from '../../messages/messages.tsx';
import { isChosen, type ReleaseChoice, ReleaseField } from './release-choice.tsx';
import { type ChosenTime, TimeField } from './time-field.tsx';
import { publishingWords } from './words.ts';
import { momentOf } from './zoned-time.ts';

export interface Choice {
  when: 'now' | 'time' | 'release';
  time: ChosenTime;
  release: ReleaseChoice;
}

export function isReady({ when, time, release }: Choice): boolean {
  if (when === 'now') return true;
  if (when === 'release') return isChosen(release);
  return (momentOf(time.local, time.zone) ?? 0) > Date.now();
}

/** When to publish: now, at a time in a zone, or with a release. */
export function WhenField({
  choice,
  onChange,
}: {
  choice: Choice;
  onChange(choice: Choice): void;
}) {
  const words = useWords(publishingWords);
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
        <ReleaseField
          choice={choice.release}
          onChange={(release) => onChange({ ...choice, release })}
          words={{ release: words.release, newRelease: words.newRelease, name: words.releaseName }}
        />
      )}
    </fieldset>
  );
}
