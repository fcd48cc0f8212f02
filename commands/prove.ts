import { own } from '@farol/content-model';
import { proofs } from './proofs.ts';

/** `npm run prove -- NAME`: one of the proofs in its full form; without a name, the list of them. */
const [name = '', ...rest] = process.argv.slice(2);
const proof = own(proofs, name);
if (proof) {
  const { passed, figures } = await proof({ short: rest.includes('--short') });
  console.dir(figures, { depth: 6 });
  console.log(`${passed ? 'PASS' : 'FAIL'} ${name}`);
  process.exit(passed ? 0 : 1);
}
console.log(`npm run prove -- NAME [--short]\n\n  ${Object.keys(proofs).join('\n  ')}`);
process.exitCode = name === '' ? 0 : 2;
