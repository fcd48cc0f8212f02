import { z } from 'zod';
import {
  createToken,
  maxTokenName,
  revokeToken,
  setLanguages,
} from '../../repository/commands/settings.ts';
import { languageCodePattern } from '../../repository/language-code.ts';
import { type Operation, operation } from '../operation.ts';
import { sliceModel, typeModel } from './model-answers.ts';

const tokenScope = z.enum(['write', 'master', 'master+releases']);

const token = z.object({
  name: z.string().min(1).max(maxTokenName),
  scope: tokenScope,
});

export const languageCode = z.string().regex(languageCodePattern, 'a code like pt-br');

const languages = z.object({
  /** The first is the master language. */
  languages: z
    .array(
      z.object({
        id: languageCode,
        name: z.string().min(1).max(100),
      }),
    )
    .min(1),
});

export const settingOperations: Operation[] = [
  operation({
    method: 'get',
    path: '/status',
    summary: 'What this repository holds',
    status: 200,
    answer: z.object({
      repository: z.string(),
      visibility: z.enum(['open', 'public', 'private']),
      engine: z.string(),
      ref: z.string(),
      documents: z.int(),
      published: z.int(),
      publications: z.int(),
      versions: z.int(),
      releases: z.int(),
      types: z.int(),
      media: z.int(),
      commits: z.int(),
    }),
    run: ({ repository }) => ({
      repository: repository.repositoryName,
      visibility: repository.visibility,
      engine: repository.engine,
      ref: repository.master().ref,
      documents: repository.state.documents.size,
      published: repository.master().size,
      publications: repository.state.publications.length,
      versions: [...repository.state.documents.values()].reduce(
        (sum, { versions }) => sum + versions.length,
        0,
      ),
      releases: repository.state.releases.size,
      types: repository.state.types.size,
      media: repository.state.assets.size,
      commits: repository.state.tip.sequence,
    }),
  }),
  operation({
    method: 'get',
    path: '/languages',
    summary: 'The languages, the master one first',
    status: 200,
    answer: z.object({ languages: z.array(z.object({ id: z.string(), name: z.string() })) }),
    run: ({ repository }) => ({ languages: repository.state.languages }),
  }),
  operation({
    method: 'put',
    path: '/languages',
    summary: 'Set the languages, the master one first',
    body: languages,
    status: 204,
    run: (call) => call.do(setLanguages(call.body.languages)),
  }),
  operation({
    method: 'get',
    path: '/types',
    summary: 'The models of types and slices',
    status: 200,
    answer: z.object({ types: z.array(typeModel), slices: z.array(sliceModel) }),
    run: ({ repository: { state } }) => ({
      types: [...state.types.values()],
      slices: [...state.slices.values()],
    }),
  }),
  operation({
    method: 'get',
    path: '/tokens',
    summary: 'The tokens by name and scope; never the secrets',
    status: 200,
    answer: z.object({
      tokens: z.array(
        z.object({ id: z.string(), name: z.string(), scope: tokenScope, createdAt: z.number() }),
      ),
    }),
    run: ({ repository: { state } }) => ({
      tokens: [...state.tokens.values()].map(({ id, name, scope, createdAt }) => ({
        id,
        name,
        scope,
        createdAt,
      })),
    }),
  }),
  operation({
    method: 'post',
    path: '/tokens',
    summary: 'Make a token; its secret is answered this once',
    body: token,
    status: 201,
    /** For a repeated request the secret is no longer known. */
    answer: z.object({ id: z.string(), token: z.string().nullable() }),
    run(call) {
      const { name, scope } = call.body;
      return call.do(createToken(name, scope));
    },
  }),
  operation({
    method: 'delete',
    path: '/tokens/{id}',
    summary: 'Revoke a token and end the previews started with it',
    status: 204,
    isRepeatable: true,
    run: (call) => call.do(revokeToken(call.parameter('id'))),
  }),
];
