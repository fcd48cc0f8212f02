import { isOwnPath } from '@farol/content-model';
import { z } from 'zod';
import { addressBookOf, type Redirect, redirectsIn } from '../../addresses/address-book.ts';
import { addRedirects, removeRedirect } from '../../redirects/change-redirects.ts';
import type { Snapshot } from '../../repository/snapshot.ts';
import { type Operation, operation } from './operation.ts';

const ownPath = z.string().max(500).refine(isOwnPath, 'a path of the site, such as /summer');

export const newRedirect = z
  .object({ from: ownPath, to: ownPath, permanent: z.boolean().optional() })
  .refine(({ from, to }) => from !== to, 'two different paths');

const listed = z.object({
  redirects: z.array(
    z.object({
      from: z.string(),
      to: z.string(),
      permanent: z.boolean(),
      document: z.string(),
      lang: z.string(),
      /** Where a visitor ends: at a page, nowhere, or in a circle; unused where a page stands at the old path. */
      end: z.enum(['page', 'nowhere', 'circle', 'unused']),
      /** The last path on the way. */
      last: z.string(),
    }),
  ),
});

export const redirectOperations: Operation[] = [
  {
    method: 'get',
    path: '/redirects',
    summary: 'What the site redirects, with where a visitor ends',
    status: 200,
    answer: listed,
    run({ repository }) {
      const snapshot = repository.master();
      return {
        redirects: redirectsIn(snapshot).map((each) => ({ ...each, ...endOf(snapshot, each) })),
      };
    },
  },
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
    status: 204,
    isRepeatable: true,
    run: (call) => call.do(removeRedirect(call.repository, call.body.from)),
  }),
];

/** As the site goes: a page stands before a redirect. */
function endOf(
  snapshot: Snapshot,
  { from, to }: Redirect,
): { end: 'page' | 'nowhere' | 'circle' | 'unused'; last: string } {
  const { ids } = addressBookOf(snapshot);
  const next = new Map(redirectsIn(snapshot).map((each) => [each.from, each.to]));
  if (ids.has(from)) return { end: 'unused', last: from };
  const seen = new Set([from]);
  let last = to.replace(/[?#].*$/, '');
  while (!ids.has(last)) {
    const further = next.get(last)?.replace(/[?#].*$/, '');
    if (further === undefined) return { end: 'nowhere', last };
    if (seen.has(last)) return { end: 'circle', last };
    seen.add(last);
    last = further;
  }
  return { end: 'page', last };
}
