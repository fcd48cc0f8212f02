import { languages } from '@farol/content-model';
import { alwaysHeaders, type RefusalWords, type ServerOptions } from '@farol/server';
import { plainPage } from './plain-page.ts';

/** A short page, in English: what is refused here said nothing of its language. */
const refusalWords: RefusalWords = ({ status }) => {
  const { headers, body } = plainPage(status, languages[0]);
  return { headers: { ...alwaysHeaders, ...headers }, body };
};

/** How the site listens. */
export const serverOptions: Omit<ServerOptions, 'port'> = {
  refusalWords,
  /** Nothing that is sent to the site is larger. */
  otherBodies: 64 * 1024,
  requestTimeout: 20_000,
  keepAliveTimeout: 10_000,
  checkingInterval: 1_000,
};
