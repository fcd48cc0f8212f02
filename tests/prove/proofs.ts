import { proveBodies } from '../../content-service/prove/bodies.ts';
import { proveClock } from '../../content-service/prove/clock.ts';
import { proveDamage } from '../../content-service/prove/damage.ts';
import { proveDiskFull } from '../../content-service/prove/disk-full.ts';
import { proveGrammar } from '../../content-service/prove/grammar.ts';
import { provePublishKill } from '../../content-service/prove/publish-kill.ts';
import { proveRestore } from '../../content-service/prove/restore.ts';
import { proveSignIn } from '../../content-service/prove/sign-in.ts';
import { proveBrowsers } from './browsers.ts';
import { proveDrafts } from './drafts.ts';
import { proveEditorAttacks } from './editor-attacks.ts';
import { proveEverything } from './everything.ts';
import { proveFirstProgram } from './first-program.ts';
import { proveFleet } from './fleet.ts';
import { proveFlood } from './flood.ts';
import { proveHeaders } from './headers.ts';
import { proveHostile } from './hostile.ts';
import { proveManyPages } from './many-pages.ts';
import { proveMirrorKill } from './mirror-kill.ts';
import { proveMutations } from './mutations.ts';
import { provePictures } from './pictures.ts';
import { provePreviews } from './previews.ts';
import { proveRollingUpdate } from './rolling-update.ts';
import { proveScripts } from './scripts.ts';
import { proveServiceKilled } from './service-killed.ts';
import { proveSlowConnections } from './slow-connections.ts';
import { proveSoak } from './soak.ts';
import { proveStalls } from './stalls.ts';
import { proveStartMemory } from './start-memory.ts';
import { proveTogether } from './together.ts';
import { proveTyping } from './typing.ts';
import { proveTypingPreview } from './typing-preview.ts';
import { proveUpstream } from './upstream.ts';
import type { ProofOptions, Verdict } from './verdict.ts';

interface Proof {
  prove(options: ProofOptions): Promise<Verdict>;
  /** What it shows, where its short form is quick enough for `npm test`. */
  promise?: string;
}

/** Each proof, by the name for `npm run prove`. */
export const proofs: Readonly<Record<string, Proof>> = {
  'publish-kill': {
    prove: provePublishKill,
    promise: 'loses nothing that was acknowledged and publishes nothing by half when it is killed',
  },
  grammar: {
    prove: proveGrammar,
    promise: 'answers every query, sound or not, and never falls',
  },
  bodies: {
    prove: proveBodies,
    promise: 'refuses bodies without end, bombs and slow connections, and stays small',
  },
  damage: {
    prove: proveDamage,
    promise: 'finds every flipped byte, or nothing was kept where it lies',
  },
  // A shell limits the sizes of files.
  ...(process.platform !== 'win32' && {
    'disk-full': {
      prove: proveDiskFull,
      promise:
        'goes on reading on a full disk, refuses writes with a sentence, and leaves nothing half-written',
    },
  }),
  clock: {
    prove: proveClock,
    promise: 'keeps its order, refs, releases and previews while the clock jumps',
  },
  restore: {
    prove: proveRestore,
    promise: 'answers after a backup was restored, byte for byte, what was answered before',
  },
  'sign-in': {
    prove: proveSignIn,
    promise: 'lets nobody in who should not be, and everybody else while passwords are guessed',
  },
  'service-killed': {
    prove: proveServiceKilled,
    promise: 'goes on while the content service is killed again and again',
  },
  typing: {
    prove: proveTyping,
    promise: 'keeps each character that was typed, whatever ends',
  },
  together: {
    prove: proveTogether,
    promise: 'brings together what people write at once in one document',
  },
  'many-pages': { prove: proveManyPages },
  'first-program': { prove: proveFirstProgram },
  upstream: {
    prove: proveUpstream,
    promise: 'shows the last good content whatever the content service answers',
  },
  'mirror-kill': {
    prove: proveMirrorKill,
    promise: 'starts with a whole snapshot wherever it was killed, and goes on without a disk',
  },
  drafts: {
    prove: proveDrafts,
    promise: 'shows nothing of a draft to the public',
  },
  previews: {
    prove: provePreviews,
    promise: 'shows editors their drafts beside visitors',
  },
  'typing-preview': { prove: proveTypingPreview },
  hostile: {
    prove: proveHostile,
    promise: 'keeps hostile requests on the site, and its pages as they are',
  },
  scripts: {
    prove: proveScripts,
    promise: 'runs no script that stands in the content',
  },
  headers: {
    prove: proveHeaders,
    promise: 'sends every answer with its security headers',
  },
  'editor-attacks': {
    prove: proveEditorAttacks,
    promise: 'lets nobody at what editors have',
  },
  flood: {
    prove: proveFlood,
    promise: 'serves visitors beside clients that ask for much and read nothing',
  },
  'slow-connections': {
    prove: proveSlowConnections,
    promise: 'serves visitors beside slow connections',
  },
  stalls: {
    prove: proveStalls,
    promise: 'serves visitors beside many searches and filtered lists',
  },
  pictures: {
    prove: provePictures,
    promise: 'shows published pictures while others are asked for',
  },
  soak: {
    prove: proveSoak,
    promise: 'shows each publication under load',
  },
  'start-memory': { prove: proveStartMemory },
  'rolling-update': {
    prove: proveRollingUpdate,
    promise: 'has the files of each page while sites are updated',
  },
  mutations: { prove: proveMutations },
  fleet: {
    prove: proveFleet,
    promise: 'spares visitors the end of any process of a fleet',
  },
  browsers: { prove: proveBrowsers },
  everything: {
    prove: proveEverything,
    promise: 'keeps every promise while everything happens at once',
  },
};
