import type { ReactNode } from 'react';
import type { FinderData, Option } from './data.ts';
import type { Counts } from './filters.ts';
import { type Choice, choices, type Filter, type FinderState, isActive } from './state.ts';

interface GroupProperties {
  data: FinderData;
  state: FinderState;
  counts: Counts;
}

/** The filters of the form, group by group: closed drawers on a phone, an open column where there is room. */
export function FilterGroups(properties: GroupProperties) {
  return (
    <>
      {choices.map((choice) => (
        <ChoiceGroup key={choice} choice={choice} {...properties} />
      ))}
      <AgeGroup {...properties} />
      <PriceGroup {...properties} />
    </>
  );
}

function ChoiceGroup({ choice, ...properties }: GroupProperties & { choice: Choice }) {
  const { data, state } = properties;
  const options = shownOptions(choice, properties);
  if (options.length === 0) return null;
  const under = choice === 'destination' ? data.countries : [];
  const nested = new Set(under.flatMap(([, countries]) => countries));
  const box = (option: Option) => (
    <Box key={option.value} choice={choice} option={option} {...properties} />
  );
  return (
    <Group filter={choice} data={data} state={state}>
      {options
        .filter(({ value }) => !nested.has(value))
        .map((option) => {
          const inside = under.find(([continent]) => continent === option.value)?.[1] ?? [];
          if (inside.length === 0) return box(option);
          return (
            <div key={option.value} className="finder-nested">
              {box(option)}
              <div>{options.filter(({ value }) => inside.includes(value)).map(box)}</div>
            </div>
          );
        })}
    </Group>
  );
}

/** Options that lead to a program with no other filter set, and those that are chosen. */
function shownOptions(choice: Choice, { data, state }: GroupProperties): readonly Option[] {
  const there = new Set(data.programs.flatMap((program) => program[choice]));
  return data.options[choice].filter(
    ({ value }) => there.has(value) || state[choice].includes(value),
  );
}

interface BoxProperties extends GroupProperties {
  choice: Choice;
  option: Option;
}

function Box({ choice, option: { value, label }, state, counts }: BoxProperties) {
  const checked = state[choice].includes(value);
  const count = counts[choice].get(value) ?? 0;
  return (
    <label className={count === 0 && !checked ? 'finder-box finder-none' : 'finder-box'}>
      <input type="checkbox" name={choice} value={value} checked={checked} readOnly />
      <span>{label}</span>
      <span className="finder-count">{count}</span>
    </label>
  );
}

function AgeGroup({ data, state }: GroupProperties) {
  return (
    <Group filter="age" data={data} state={state} legend={false}>
      <NumberBox
        name="age"
        label={data.words.filter.age}
        value={state.age}
        least={1}
        most={99}
        step={1}
      />
    </Group>
  );
}

function PriceGroup({ data, state }: GroupProperties) {
  if (!data.currency) return null;
  const unit = data.currency;
  const field = { least: 0, most: 999_999, step: 50, unit };
  return (
    <Group filter="price" data={data} state={state}>
      <NumberBox name="from" label={data.words.from} value={state.from} {...field} />
      <NumberBox name="to" label={data.words.to} value={state.to} {...field} />
    </Group>
  );
}

interface NumberBoxProperties {
  name: 'age' | 'from' | 'to';
  label: string;
  value: number | null;
  least: number;
  most: number;
  step: number;
  unit?: string;
}

function NumberBox({ name, label, value, least, most, unit }: NumberBoxProperties) {
  return (
    <label className="finder-number">
      <span>{unit ? `${label} (${unit})` : label}</span>
      <input
        type="number"
        inputMode="numeric"
        name={name}
        value={value ?? ''}
        min={least}
        max={most}
        step={1}
        readOnly={false}
        onChange={asTheFormSays}
      />
    </label>
  );
}

/** Changes are read from the whole form, where they arrive too. */
function asTheFormSays() {}

interface GroupFrame {
  filter: Filter;
  data: FinderData;
  state: FinderState;
  children: ReactNode;
  legend?: boolean;
}

function Group({ filter, data, state, children, legend = true }: GroupFrame) {
  const name = data.words.filter[filter];
  return (
    <details className={`finder-group finder-${filter}`}>
      <summary>
        <span>{name}</span>
        {isActive(state, filter) && <i className="finder-active" />}
      </summary>
      {legend ? (
        <fieldset>
          <legend>{name}</legend>
          {children}
        </fieldset>
      ) : (
        <div className="finder-fields">{children}</div>
      )}
    </details>
  );
}
