import { invalidAccessToken } from '../errors.ts';
import { cachePolicies } from './cache-policies.ts';
import { encodeJson } from './encode.ts';
import type { Answer, Question } from './question.ts';

/** GET /api/v2/tags: the tags of the published documents, a bare list. */
export function answerTags({ library, access, origin }: Question): Answer {
  if (!access.mayRead('master')) throw invalidAccessToken(origin);
  return {
    body: encodeJson(library.master().tags),
    isShared: false,
    cacheControl: access.isPublic('master') ? cachePolicies.changing : cachePolicies.secret,
  };
}
