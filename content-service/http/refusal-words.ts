import { alwaysHeaders, closedPolicy, type RefusalWords } from '@farol/server';

/** As all answers of the APIs: in JSON, and readable by the pages of others. */
export const refusalWords: RefusalWords = ({ message }) => ({
  headers: {
    ...alwaysHeaders,
    'content-security-policy': closedPolicy,
    'content-type': 'application/json',
    'access-control-allow-origin': '*',
  },
  body: JSON.stringify({ error: message, message }),
});
