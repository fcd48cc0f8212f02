import type { AnySlice, Example, SliceKind } from './slice.ts';

/** The examples in the folder of each slice. */
const files = import.meta.glob<readonly Example<AnySlice>[]>('./*/examples.ts', {
  eager: true,
  import: 'examples',
});

/** `./FinderDoors/examples.ts` holds examples of `finder_doors`. */
function kindOf(file: string): string {
  const [, folder = ''] = file.split('/');
  return folder.replace(/(?<=.)[A-Z]/g, '_$&').toLowerCase();
}

/** The examples of every slice, for the gallery and the tests. */
export const exampleSlices: Readonly<Record<string, readonly Example<AnySlice>[]>> =
  Object.fromEntries(Object.entries(files).map(([file, examples]) => [kindOf(file), examples]));

interface NamedExample {
  name: string;
  slice: AnySlice;
}

/** Every example as a slice of a document. */
export function namedExamples(): NamedExample[] {
  return Object.entries(exampleSlices).flatMap(([kind, examples]) =>
    examples.map(({ name, primary }, index) => ({
      name: `${kind}: ${name}`,
      // The compiler checked the fields of each example where it is written.
      slice: {
        id: `${kind}-${index}`,
        slice_type: kind,
        slice_label: null,
        variation: 'default',
        version: 'initial',
        items: [],
        primary,
      } as AnySlice,
    })),
  );
}

/** One example as a slice of its type. */
export function exampleSlice<Kind extends SliceKind>(kind: Kind, index = 0): AnySlice {
  const found = namedExamples().find(({ slice }) => slice.id === `${kind}-${index}`);
  if (!found) throw new Error(`There is no example ${index} of the slice ${kind}.`);
  return found.slice;
}
