export { isRecord, same } from '../same.ts';
export { inOrderOf, placeAfter } from './follow.ts';
export { type Conflict, merge } from './merge.ts';
