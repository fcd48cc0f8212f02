import { own } from '@farol/content-model';
import {
  proveBodies,
  proveClock,
  proveDamage,
  proveDiskFull,
  proveGrammar,
  provePublishKill,
  proveRestore,
  proveSignIn,
} from '@farol/content-service/proofs';
import {
  type ProofOptions,
  proveBrowsers,
  proveDrafts,
  proveEditorAttacks,
  proveEverything,
  proveFirstProgram,
  proveFleet,
  proveFlood,
  proveHeaders,
  proveHostile,
  proveManyPages,
  proveMirrorKill,
  proveMutations,
  provePictures,
  provePreviews,
  proveRollingUpdate,
  proveScripts,
  proveServiceKilled,
  proveSlowConnections,
  proveSoak,
  proveStalls,
  proveStartMemory,
  proveTogether,
  proveTyping,
  proveTypingPreview,
  proveUpstream,
} from '../tests/prove/index.ts';

interface Verdict {
  passed: boolean;
  figures: object;
}

/** Each guarantee and its proof. `npm test` runs the short versions. */
const proofs: Record<string, (options: ProofOptions) => Promise<Verdict>> = {
  'publish-kill': ({ short }) =>
    provePublishKill(short ? { publications: 60, kills: 6 } : { publications: 10_000, kills: 100 }),
  grammar: ({ short }) => proveGrammar({ cases: short ? 2_000 : 100_000 }),
  bodies: ({ short }) => proveBodies({ short }),
  damage: ({ short }) => proveDamage({ flips: short ? 60 : 3_000 }),
  'disk-full': ({ short }) => proveDiskFull({ attempts: short ? 12 : 300 }),
  clock: ({ short }) => proveClock({ rounds: short ? 5 : 300 }),
  restore: ({ short }) => proveRestore({ publications: short ? 5 : 300 }),
  'sign-in': proveSignIn,
  'service-killed': proveServiceKilled,
  typing: proveTyping,
  together: proveTogether,
  'many-pages': proveManyPages,
  'first-program': proveFirstProgram,
  upstream: proveUpstream,
  'mirror-kill': proveMirrorKill,
  drafts: proveDrafts,
  previews: provePreviews,
  'typing-preview': proveTypingPreview,
  hostile: proveHostile,
  scripts: proveScripts,
  headers: proveHeaders,
  'editor-attacks': proveEditorAttacks,
  flood: proveFlood,
  'slow-connections': proveSlowConnections,
  stalls: proveStalls,
  pictures: provePictures,
  soak: proveSoak,
  'start-memory': proveStartMemory,
  'rolling-update': proveRollingUpdate,
  mutations: proveMutations,
  fleet: proveFleet,
  browsers: proveBrowsers,
  everything: proveEverything,
};

/** `npm run prove -- NAME`: runs one proof in full; without a name, lists them. */
const [name = '', ...rest] = process.argv.slice(2);
const proof = own(proofs, name);
if (proof) {
  const { passed, figures } = await proof({
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
