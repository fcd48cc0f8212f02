import { memoized } from '@farol/content-model';
import type { ReactNode } from 'react';
import type { FinderData, Option } from './data.ts';
import type { Facts } from './facts.ts';
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
  const boxes = (chosen: readonly Option[]) =>
    chosen.map((option) => (
      <Box key={option.value} choice={choice} option={option} {...properties} />
    ));
  return (
    <Group filter={choice} data={data} state={state}>
      {choice === 'month' ? (
        <div className="finder-pills">{boxes(options)}</div>
      ) : choice === 'destination' ? (
        <Destinations {...properties} options={options} boxes={boxes} />
      ) : (
        boxes(options)
      )}
    </Group>
  );
}

interface DestinationsProperties extends GroupProperties {
  options: readonly Option[];
  boxes(options: readonly Option[]): ReactNode;
}

/** Continents, each with its countries under it. */
function Destinations({ data, options, boxes }: DestinationsProperties) {
  const nested = new Set(data.countries.flatMap(([, countries]) => countries));
  return options
    .filter(({ value }) => !nested.has(value))
    .map((continent) => {
      const [, there = []] = data.countries.find(([name]) => name === continent.value) ?? [];
      const countries = options.filter(({ value }) => there.includes(value));
      return (
        <div key={continent.value} className="finder-nested">
          {boxes([continent])}
          {countries.length > 0 && <div className="finder-pills">{boxes(countries)}</div>}
        </div>
      );
    });
}

/** Options that lead to a program with no other filter set, and those that are chosen. */
function shownOptions(choice: Choice, { data, state }: GroupProperties): readonly Option[] {
  const there = valuesIn(data.programs)[choice];
  return data.options[choice].filter(
    ({ value }) => there.has(value) || state[choice].includes(value),
  );
}

const valuesIn = memoized((programs: readonly Facts[]) => {
  const of = (choice: Choice) => new Set(programs.flatMap((program) => program[choice]));
  return {
    ...{ kind: of('kind'), destination: of('destination'), length: of('length') },
    ...{ month: of('month'), language: of('language') },
  };
});

interface BoxProperties extends GroupProperties {
  choice: Choice;
  option: Option;
}

function Box({ choice, option: { value, label }, state, counts }: BoxProperties) {
  const checked = state[choice].includes(value);
  const count = counts[choice].get(value) ?? 0;
  return (
    <label className={count === 0 && !checked ? 'finder-box finder-none' : 'finder-box'}>
      <input
        type="checkbox"
        name={choice}
        value={value}
        checked={checked}
        onChange={asTheFormSays}
      />
      <span>{label}</span>
      <span className="finder-count">{count}</span>
    </label>
  );
}

function AgeGroup({ data, state }: GroupProperties) {
  return (
    <Group filter="age" data={data} state={state} legend={false}>
      <NumberBox name="age" label={data.words.yourAge} value={state.age} least={1} most={99} />
    </Group>
  );
}

function PriceGroup({ data, state }: GroupProperties) {
  if (!data.currency) return null;
  const unit = data.currency;
  const field = { least: 0, most: 999_999, unit };
  return (
    <Group filter="price" data={data} state={state}>
      <div className="finder-fields">
        <NumberBox name="from" label={data.words.from} value={state.from} {...field} />
        <NumberBox name="to" label={data.words.to} value={state.to} {...field} />
      </div>
    </Group>
  );
}

interface NumberBoxProperties {
  name: 'age' | 'from' | 'to';
  label: string;
  value: number | null;
  least: number;
  most: number;
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
