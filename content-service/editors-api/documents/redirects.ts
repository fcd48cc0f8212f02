import { isOwnAddress, isOwnPath, readRedirect, redirectEnds } from '@farol/content-model';
import { z } from 'zod';
import {
  addressBookOf,
  destinationsIn,
  languageOfPage,
  type Redirect,
  redirectsIn,
  translationAt,
} from '../../addresses/address-book.ts';
import { addRedirects, removeRedirect } from '../../redirects/change-redirects.ts';
import { type Operation, operation } from '../operation.ts';

const sitePath = z.string().max(500).refine(isOwnPath, 'a path of the site, such as /summer');

export const newRedirect = z
  .object({ from: sitePath, to: sitePath, permanent: z.boolean().optional() })
  .refine(({ from, to }) => from !== to, 'two different paths');

const listed = z.object({
  redirects: z.array(
    z.object({
      from: z.string(),
      to: z.string(),
      permanent: z.boolean(),
      document: z.string(),
      lang: z.string(),
      /**
       * Where a visitor ends up: at a page, nowhere, at a page that is in other languages only, or in a loop; unused if
       * the site shows something at the old path.
       */
      end: z.enum(['page', 'nowhere', 'untranslated', 'circle', 'unused']),
      /** The last path of the chain. */
      last: z.string(),
    }),
  ),
});

export const redirectOperations: Operation[] = [
  operation({
    method: 'get',
    path: '/redirects',
    summary: 'What the site redirects, with where a visitor ends',
    status: 200,
    answer: listed,
    run({ repository }) {
      const snapshot = repository.master();
      const redirects = redirectsIn(snapshot);
      const { ids } = addressBookOf(snapshot);
      const destinations = destinationsIn(snapshot);
      const followed = redirects.map((each) => readRedirect(each));
      const sources = new Set(followed.map((each) => each?.from));
      const ends = redirectEnds(
        followed.filter((each) => each !== null),
        {
          isPage: (path) =>
            ids.has(path) || isOwnAddress(path) || (destinations.has(path) && !sources.has(path)),
          languageOfPage: (path) => languageOfPage(snapshot, path),
        },
      );
      const endOf = (index: number, { from }: Redirect) => {
        const found = ends.get(followed[index]?.from ?? '');
        if (found?.end !== 'nowhere') return found ?? { end: 'nowhere' as const, last: from };
        const translation = translationAt(snapshot, found.last);
        if (translation === null) return { ...found, end: 'untranslated' as const };
        return translation === undefined ? found : { end: 'page' as const, last: translation };
      };
      return { redirects: redirects.map((each, index) => ({ ...each, ...endOf(index, each) })) };
    },
  }),
  operation({
    method: 'post',
    path: '/redirects',
    summary: 'Redirect an old path of the site to another one, at once',
    body: newRedirect,
    status: 201,
    answer: z.object({ documents: z.array(z.string()) }),
    run: (call) => call.do(addRedirects(call.repository, [call.body])),
  }),
  operation({
    method: 'delete',
    path: '/redirects',
    summary: 'Take a redirect away, at once',
    body: z.object({ from: z.string() }),
    status: 200,
    answer: z.object({ from: z.string(), to: z.string(), permanent: z.boolean() }),
    isRepeatable: true,
    run: (call) => call.do(removeRedirect(call.repository, call.body.from)),
  }),
];
