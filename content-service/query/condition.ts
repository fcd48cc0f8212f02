import type { Snapshot, SnapshotDocument } from '../repository/snapshot.ts';
import type {
  Argument,
  ListArgument,
  PathArgument,
  Predicate,
  Scalar,
  ValueArgument,
} from './predicate.ts';
import { faultAt } from './query-error.ts';

/** The condition of a predicate on a document. */
export interface Condition {
  /** The only documents that can match, if an index knows them, in the default order. */
  readonly candidates?: readonly SnapshotDocument[];
  matches(document: SnapshotDocument): boolean;
  /** For predicates that define an order: smaller ranks come first. */
  rank?(document: SnapshotDocument): number;
}

export const matchesNothing: Condition = { candidates: [], matches: () => false };

/** A predicate being interpreted: typed access to its arguments, and errors that point to them. */
export class Call {
  readonly snapshot: Snapshot;
  readonly #predicate: Predicate;
  readonly #text: string;

  constructor(predicate: Predicate, text: string, snapshot: Snapshot) {
    this.#predicate = predicate;
    this.#text = text;
    this.snapshot = snapshot;
  }

  get count(): number {
    return this.#predicate.arguments.length;
  }

  path(index: number): PathArgument {
    const argument = this.#argument(index);
    return argument.kind === 'path' ? argument : this.refuse(argument);
  }

  value(index: number): ValueArgument {
    const argument = this.#argument(index);
    return argument.kind === 'value' ? argument : this.refuse(argument);
  }

  text(index: number): string {
    const argument = this.value(index);
    return typeof argument.value === 'string' ? argument.value : this.refuse(argument);
  }

  number(index: number): number {
    const argument = this.value(index);
    return typeof argument.value === 'number' ? argument.value : this.refuse(argument);
  }

  /** One value or a list of them. */
  values(index: number): readonly Scalar[] {
    const argument = this.#argument(index);
    if (argument.kind === 'path') return this.refuse(argument);
    return (argument.kind === 'list' ? argument.values : [argument]).map(({ value }) => value);
  }

  /** A value parsed by `read`; null from `read` refuses it. */
  readAs<Read>(index: number, read: (value: Scalar) => Read | null): Read {
    const argument = this.value(index);
    return read(argument.value) ?? this.refuse(argument);
  }

  expectArguments(count: number): void {
    const [extra] = this.#predicate.arguments.slice(count);
    if (extra) this.refuse(extra);
    if (this.count < count) this.#argument(count - 1);
  }

  refuse(argument: ValueArgument | PathArgument | ListArgument): never {
    if (argument.kind === 'path') return this.refuseField(argument);
    const written = this.#text.slice(argument.position, argument.endPosition);
    return this.#fail(`unexpected argument ${written}`, argument.position);
  }

  refuseField(argument: PathArgument): never {
    return this.#fail(`unexpected field '${argument.path}'`, argument.position);
  }

  refuseName(): never {
    return this.#fail('unexpected function', this.#predicate.namePosition);
  }

  #argument(index: number): Argument {
    return (
      this.#predicate.arguments[index] ??
      this.#fail(
        `${index + 1} arguments expected but ${this.count} found`,
        this.#predicate.namePosition,
      )
    );
  }

  #fail(problem: string, position: number): never {
    const name = this.#predicate.name;
    throw faultAt('meaning', `[function ${name}(..)] ${problem}`, this.#text, position);
  }
}
