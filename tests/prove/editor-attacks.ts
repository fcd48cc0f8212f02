import { proveSignIn } from '../../content-service/prove/sign-in.ts';
import { launchBrowser } from '../../launch/browser.ts';
import { buildEditor } from '../../launch/builds.ts';
import { tryMarkup } from './editor-attacks/markup.ts';
import { tryPublishing } from './editor-attacks/publishing.ts';
import { tryRoles } from './editor-attacks/roles.ts';
import { tryWindows } from './editor-attacks/windows.ts';
import { tryWorkingCopies } from './editor-attacks/working-copies.ts';
import { startProvider } from './provider.ts';
import { type Verdict, verdictOf } from './verdict.ts';

/** Megabytes by which endless texts may make the service grow. */
const maxGrowth = 64;
/** The working copies kept of one person, plus one of the other. */
const maxStanding = 51;

/** Every known way to get at what editors have, tried on the built product, with figures for each. */
export async function proveEditorAttacks({ short }: { short: boolean }): Promise<Verdict> {
  await buildEditor(console.log);
  const provider = await startProvider();
  const browser = await launchBrowser();
  try {
    const roles = await tryRoles(provider);
    const publishing = await tryPublishing(provider);
    const copies = await tryWorkingCopies(
      provider,
      short ? { texts: 100, long: 4 } : { texts: 10_000, long: 40 },
    );
    const windows = await tryWindows(provider, browser);
    const markup = await tryMarkup(provider, browser, short);
    // Its short form has a test of its own.
    const signIn = short ? null : await proveSignIn({ short });
    const passed = [
      roles.letIn.length + roles.keptOut.length === 0,
      publishing.taken.length === 0 && publishing.isSame,
      copies.refused === 413 && copies.isKept,
      copies.standing > 1 && copies.standing <= maxStanding,
      // Growth after a few requests says nothing about many.
      short || copies.grownBy <= maxGrowth,
      windows.framed.length === 0 && windows.read === null,
      windows.byOthers.length === 0 && windows.byEditor.length === windows.effects,
      markup.refused.length + markup.ran.length === 0,
      signIn?.passed ?? true,
    ];
    return verdictOf({
      done: {
        operations: roles.tried,
        roads: publishing.tried,
        'frames of another origin': windows.frames,
        screens: markup.opened,
        'screens that show what was said': markup.shown,
      },
      holds: !passed.includes(false),
      figures: {
        'operations tried by nobody and by each role': roles.tried,
        'let in': roles.letIn,
        'kept out who may': roles.keptOut,
        'roads of a writer to visitors': publishing.tried,
        'that led there': publishing.taken,
        'what visitors see is the same': publishing.isSame,
        'a working copy of 100 MB': copies.refused,
        'memory that texts without end cost, MB': copies.grownBy,
        'texts that stand afterwards': copies.standing,
        'the text of somebody else is there': copies.isKept,
        'frames of another origin that show something': windows.framed,
        'what another origin read with the session': windows.read,
        'what messages of other windows did': windows.byOthers,
        'what those of the editor and of its frame did': windows.byEditor,
        'screens opened with scripts in what they show': markup.opened,
        'of these, with the scripts as text': markup.shown,
        'refused to be said': markup.refused,
        'scripts that ran': markup.ran,
        ...(signIn && { 'sign-in': signIn.figures }),
      },
    });
  } finally {
    await browser.close();
    await provider.stop();
  }
}
