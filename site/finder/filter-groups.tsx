import { memoized } from '@farol/content-model';
import type { ReactNode } from 'react';
import { currencySign } from '../messages/money.ts';
import { chipsOf } from './chips.ts';
import type { FinderData, Option } from './data.ts';
import type { Facts } from './facts.ts';
import type { Counts } from './filters.ts';
import { sayCount } from './say.ts';
import {
  bounds,
  type Choice,
  choices,
  type Filter,
  type FinderState,
  isActive,
  isSwapped,
  type NumberName,
  onlyFilter,
} from './state.ts';
import { isWrongNumber, type Typed } from './typed.ts';
import type { Plural } from './words.ts';

interface GroupProperties {
  data: FinderData;
  state: FinderState;
  counts: Counts;
  /** In the browser: the numbers as they are typed. */
  typed?: Typed | undefined;
}

/** The filter form: closed groups on a phone, an open column where there is room. */
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
  const boxes = (shown: readonly Option[]) =>
    shown.map((option) => (
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

/** Continents, each with its countries. */
function Destinations({ data, options, boxes }: DestinationsProperties) {
  const nested = new Set(data.countries.flatMap(([, countries]) => countries));
  return options
    .filter(({ value }) => !nested.has(value))
    .map((continent) => {
      const [, codes = []] = data.countries.find(([name]) => name === continent.value) ?? [];
      const countries = options.filter(({ value }) => codes.includes(value));
      return (
        <div key={continent.value} className="finder-nested">
          {boxes([continent])}
          {countries.length > 0 && <div className="finder-pills">{boxes(countries)}</div>}
        </div>
      );
    });
}

/** Options that some program has when nothing else is filtered, and the selected ones. */
function shownOptions(choice: Choice, { data, state }: GroupProperties): readonly Option[] {
  const available = valuesIn(data.programs)[choice];
  return data.options[choice].filter(
    ({ value }) => available.has(value) || state[choice].includes(value),
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

function Box({ choice, option: { value, label }, data, state, counts }: BoxProperties) {
  const checked = state[choice].includes(value);
  const count = counts[choice].get(value) ?? 0;
  const { words, languageCode } = data;
  return (
    <label className={count === 0 && !checked ? 'finder-box finder-none' : 'finder-box'}>
      <input
        type="checkbox"
        name={choice}
        value={value}
        checked={checked}
        onChange={ignoreChange}
      />
      <span>{label}</span>
      <span className="finder-count">
        <Counted text={words.programs} count={count} languageCode={languageCode} />
      </span>
    </label>
  );
}

/** A number for the eye, and with its noun for screen readers. */
export function Counted({ text, count, languageCode }: CountedProperties) {
  const [number = '', ...noun] = sayCount(text, count, languageCode).split(/(?=\s(?!\d))/);
  return (
    <>
      {number}
      <span className="unseen">{noun.join('')}</span>
    </>
  );
}

interface CountedProperties {
  text: Plural;
  count: number;
  languageCode: string;
}

function AgeGroup(properties: GroupProperties) {
  const { data, state } = properties;
  return (
    <Group filter="age" data={data} state={state} legend={false}>
      <NumberBox
        name="age"
        label={data.words.yourAge}
        wrong={data.words.wrongAge}
        {...properties}
      />
    </Group>
  );
}

function PriceGroup(properties: GroupProperties) {
  const { data, state } = properties;
  const { words, currency } = data;
  if (!currency) return null;
  const field = { ...properties, wrong: words.wrongPrice };
  const sign = currencySign(currency, { code: data.languageCode });
  return (
    <Group filter="price" data={data} state={state}>
      <div className="finder-fields">
        <NumberBox name="from" label={`${words.from} (${sign})`} {...field} />
        <NumberBox name="to" label={`${words.to} (${sign})`} {...field} />
        {isSwapped(state) && <p className="finder-wrong">{words.swappedPrices}</p>}
      </div>
    </Group>
  );
}

interface NumberBoxProperties extends GroupProperties {
  name: NumberName;
  label: string;
  /** The message for an impossible number. */
  wrong: string;
}

/** Keeps what was typed and says what is wrong with it. */
function NumberBox({ name, label, wrong, state, typed }: NumberBoxProperties) {
  const [min, max] = bounds[name];
  const isWrong = isWrongNumber(name, typed);
  return (
    <label className="finder-number">
      <span>{label}</span>
      <input
        type="number"
        inputMode="numeric"
        name={name}
        value={isWrong ? typed?.[name] : (state[name] ?? '')}
        min={min}
        max={max}
        aria-invalid={isWrong || undefined}
        aria-describedby={isWrong ? `${name}-wrong` : undefined}
        onChange={ignoreChange}
      />
      {isWrong && (
        <span className="finder-wrong" id={`${name}-wrong`}>
          {wrong}
        </span>
      )}
    </label>
  );
}

/** React wants a handler; changes are read from the form's own event. */
function ignoreChange() {}

interface GroupFrameProperties {
  filter: Filter;
  data: FinderData;
  state: FinderState;
  children: ReactNode;
  legend?: boolean;
}

function Group({ filter, data, state, children, legend = true }: GroupFrameProperties) {
  const name = data.words.filter[filter];
  const chips = isActive(state, filter) && chipsOf(onlyFilter(state, filter), data);
  return (
    <details className={`finder-group finder-${filter}`} open={filter === 'kind'}>
      <summary>
        <span>{name}</span>
        {chips && (
          <span className="finder-active">{chips.map(({ label }) => label).join(', ')}</span>
        )}
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
