import { parseArgs } from 'node:util';

/** How much is measured; the same for all parts of a run. */
export interface Options {
  /** Not counting the warm-up. */
  rounds: number;
  /** The duration of each load, in seconds. */
  seconds: number;
  /** Sizes of the content, in documents. */
  documents: readonly number[];
  /** Sizes of the content that the other systems build too. */
  peerDocuments: readonly number[];
  /** Leaves out the systems that people would otherwise write in. */
  own: boolean;
}

export const usage = `npm run bench -- [PART …] [--rounds 5] [--seconds 2]
                 [--documents 100,1000,10000] [--peer-documents 100,1000] [--own]`;

/** Parses the command line: names of parts, and how much to measure. */
export function readOptions(args: readonly string[]): { parts: string[]; options: Options } {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      rounds: { type: 'string', default: '5' },
      seconds: { type: 'string', default: '2' },
      documents: { type: 'string', default: '100,1000,10000' },
      'peer-documents': { type: 'string', default: '100,1000' },
      own: { type: 'boolean', default: false },
    },
  });
  const options = {
    rounds: whole('rounds', values.rounds),
    seconds: whole('seconds', values.seconds),
    documents: sizes('documents', values.documents),
    peerDocuments: sizes('peer-documents', values['peer-documents']),
    own: values.own,
  };
  const unknown = options.peerDocuments.filter((size) => !options.documents.includes(size));
  if (unknown.length > 0)
    throw new Error(`--peer-documents names ${unknown.join()}, which --documents does not.`);
  return { parts: positionals, options };
}

function whole(name: string, value: string): number {
  const number = Number(value);
  if (Number.isInteger(number) && number > 0) return number;
  throw new Error(`--${name} is ${value}, but must be a whole number above 0.`);
}

/** In ascending order; an empty value means no sizes. */
function sizes(name: string, value: string): number[] {
  if (value === '') return [];
  return value
    .split(',')
    .map((each) => whole(name, each))
    .sort((one, other) => one - other);
}
