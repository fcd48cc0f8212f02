export { whenReady } from '../launch/ready.ts';
