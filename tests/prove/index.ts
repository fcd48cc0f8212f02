export { proveDrafts } from './drafts.ts';
export { proveUpstream } from './upstream.ts';
