/** One broken promise: the text to replace, its replacement, and the tests that should fail. */
export interface Mutation {
  name: string;
  file: string;
  /** Occurs once in the file. */
  text: string;
  instead: string;
  tests: readonly string[];
}
