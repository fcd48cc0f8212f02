export { proveBodies } from './bodies.ts';
export { proveGrammar } from './grammar.ts';
export { provePublishKill } from './publish-kill.ts';
