export { benchReading } from './reading.ts';
