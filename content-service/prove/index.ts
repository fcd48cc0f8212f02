export { proveBodies } from './bodies.ts';
export { proveClock } from './clock.ts';
export { proveDamage } from './damage.ts';
export { proveDiskFull } from './disk-full.ts';
export { proveGrammar } from './grammar.ts';
export { provePublishKill } from './publish-kill.ts';
