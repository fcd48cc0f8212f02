export { proveDrafts } from './drafts.ts';
export { proveHeaders } from './headers.ts';
export { proveHostile } from './hostile.ts';
export { proveUpstream } from './upstream.ts';
