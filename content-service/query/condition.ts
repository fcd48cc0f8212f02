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

/** What a predicate asks of a document. */
export interface Condition {
  /** The only documents that can match, where an index knows them; in the order they are answered. */
  readonly among?: readonly SnapshotDocument[];
  matches(document: SnapshotDocument): boolean;
  /** For predicates that bring an order of their own: the smaller the nearer to the front. */
  rank?(document: SnapshotDocument): number;
}

/** A predicate being given its meaning: its arguments by place, and errors that point at them. */
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

  /** A value as `read` understands it; what it does not understand is refused. */
  readAs<Read>(index: number, read: (value: Scalar) => Read | null): Read {
    const argument = this.value(index);
    return read(argument.value) ?? this.refuse(argument);
  }

  takes(count: number): void {
    const [surplus] = this.#predicate.arguments.slice(count);
    if (surplus) this.refuse(surplus);
    if (this.count < count) this.#argument(count - 1);
  }

  refuse(argument: ValueArgument | PathArgument | ListArgument): never {
    if (argument.kind === 'path') return this.refuseField(argument);
    return this.#fail(`unexpected argument ${shown(argument)}`, argument.position);
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

  #fail(what: string, position: number): never {
    const name = this.#predicate.name;
    throw faultAt('meaning', `[function ${name}(..)] ${what}`, this.#text, position);
  }
}

function shown(argument: ValueArgument | ListArgument): string {
  return argument.kind === 'list'
    ? JSON.stringify(argument.values.map(({ value }) => value))
    : JSON.stringify(argument.value);
}
