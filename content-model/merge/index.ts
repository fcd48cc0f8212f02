export { inOrderOf, placeAfter } from './follow.ts';
export { type Conflict, merge } from './merge.ts';
