import { own } from '@farol/content-model';
import { proofs } from '../tests/prove/proofs.ts';

/** `npm run prove -- NAME`: runs one proof in full; without a name, lists them. */
const [name = '', ...rest] = process.argv.slice(2);
const proof = own(proofs, name);
if (proof) {
  const { passed, figures } = await proof.prove({
    short: rest.includes('--short'),
    documents: numberOption('documents'),
    minutes: numberOption('minutes'),
  });
  console.dir(figures, { depth: 6 });
  console.log(`${passed ? 'PASS' : 'FAIL'} ${name}`);
  process.exit(passed ? 0 : 1);
}
console.log(
  `npm run prove -- NAME [--short] [--documents=10000] [--minutes=15]\n\n  ${Object.keys(proofs).join('\n  ')}`,
);
process.exitCode = name === '' ? 0 : 2;

function numberOption(option: string): number | undefined {
  const prefix = `--${option}=`;
  const word = rest.find((text) => text.startsWith(prefix));
  return word === undefined ? undefined : Number(word.slice(prefix.length));
}
