export { whenReady } from '../commands/ready.ts';
