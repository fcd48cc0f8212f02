import type { Messages } from './messages.ts';
export const es: Messages = { skipToContent: '' };
