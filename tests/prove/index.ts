export { proveDrafts } from './drafts.ts';
export { proveHeaders } from './headers.ts';
export { proveHostile } from './hostile.ts';
export { proveMirrorKill } from './mirror-kill.ts';
export { proveScripts } from './scripts.ts';
export { proveUpstream } from './upstream.ts';
