export { type Conflict, merge } from './merge.ts';
