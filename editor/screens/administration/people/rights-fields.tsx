import { languages } from '@farol/content-model';
import type { Rights } from '../../../api/administration.ts';
import type { Role } from '../../../api/people.ts';
import { useMessages, useWords } from '../../../messages/messages.tsx';
import { useNamedTypes } from '../../../models/use-models.ts';
import { peopleWords } from './words.ts';

const roles: readonly Role[] = ['writer', 'publisher', 'administrator'];

interface RightsFieldsProps {
  rights: Rights;
  change(rights: Partial<Rights>): void;
}

/** Inputs for a role, and for the languages and types that it may be limited to. */
export function RightsFields({ rights, change }: RightsFieldsProps) {
  const messages = useMessages();
  const words = useWords(peopleWords);
  const types = useNamedTypes().map(({ id, name }) => [id, name] as const);
  return (
    <>
      <label>
        {words.role}
        <select
          value={rights.role}
          onChange={({ target }) => {
            const role = roles.find((each) => each === target.value);
            if (role) change({ role });
          }}
        >
          {roles.map((role) => (
            <option key={role} value={role}>
              {messages.roles[role]}
            </option>
          ))}
        </select>
      </label>
      {rights.role !== 'administrator' && (
        <>
          <Ticks
            label={words.languages}
            choices={languages.map(({ code, name }) => [code, name] as const)}
            ticked={rights.languages}
            change={(chosen) => change({ languages: chosen })}
          />
          <Ticks
            label={words.types}
            choices={types}
            ticked={rights.types}
            change={(chosen) => change({ types: chosen })}
          />
        </>
      )}
    </>
  );
}

interface TicksProps {
  label: string;
  choices: readonly (readonly [string, string])[];
  /** Null means all. */
  ticked: readonly string[] | null;
  change(ticked: string[] | null): void;
}

function Ticks({ label, choices, ticked, change }: TicksProps) {
  const toggle = (id: string, isOn: boolean) => {
    const others = (ticked ?? []).filter((each) => each !== id);
    const next = isOn ? [...others, id] : others;
    change(next.length === 0 ? null : next);
  };
  return (
    <fieldset>
      <legend>{label}</legend>
      <div className="ticks">
        {choices.map(([id, name]) => (
          <label key={id} className="check">
            <input
              type="checkbox"
              checked={ticked?.includes(id) ?? false}
              onChange={({ target }) => toggle(id, target.checked)}
            />
            {name}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
