/** One promise broken: what is written instead of what, and the tests that shall notice. */
export interface Mutation {
  name: string;
  file: string;
  /** Stands in the file once. */
  text: string;
  instead: string;
  tests: readonly string[];
}
