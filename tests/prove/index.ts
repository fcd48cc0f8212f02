export { proveDrafts } from './drafts.ts';
export { proveHostile } from './hostile.ts';
export { proveUpstream } from './upstream.ts';
