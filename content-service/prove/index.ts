export { proveBodies } from './bodies.ts';
export { proveClock } from './clock.ts';
export { contentAnswers, filesIn, unlike } from './content-answers.ts';
export { proveDamage } from './damage.ts';
export { proveDiskFull } from './disk-full.ts';
export { proveGrammar } from './grammar.ts';
export { provePublishKill } from './publish-kill.ts';
export { proveRestore } from './restore.ts';
export { proveSignIn } from './sign-in.ts';
