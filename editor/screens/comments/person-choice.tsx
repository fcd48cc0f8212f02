import { usePeopleToChoose } from '../../person/names.ts';

interface PersonChoiceProps {
  label: string;
  /** The label of the choice of no particular person. */
  nobody: string;
  /** The id of a person who cannot be chosen. */
  leftOut?: string | undefined;
  value: string | null;
  choose(person: string | null): void;
}

/** A choice of one of the people, or none in particular. */
export function PersonChoice({ label, nobody, leftOut, value, choose }: PersonChoiceProps) {
  const people = usePeopleToChoose(value);
  return (
    <label>
      {label}
      <select value={value ?? ''} onChange={({ target }) => choose(target.value || null)}>
        <option value="">{nobody}</option>
        {people
          .filter(({ id }) => id !== leftOut)
          .map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
      </select>
    </label>
  );
}
