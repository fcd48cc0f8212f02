import type { Messages } from './messages.ts';
export const pt: Messages = { skipToContent: '' };
