/** A parsed predicate. It keeps all positions, so that errors can point to them. */
export interface Predicate {
  readonly name: string;
  readonly namePosition: number;
  readonly arguments: readonly Argument[];
}

export type Argument = PathArgument | ValueArgument | ListArgument;

export interface PathArgument {
  readonly kind: 'path';
  readonly path: string;
  readonly position: number;
}

export type Scalar = string | number | boolean;

export interface ValueArgument {
  readonly kind: 'value';
  readonly value: Scalar;
  readonly position: number;
  readonly endPosition: number;
}

export interface ListArgument {
  readonly kind: 'list';
  readonly values: readonly ValueArgument[];
  readonly position: number;
  readonly endPosition: number;
}
