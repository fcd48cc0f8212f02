import { MediaUnavailable } from '../../media/files.ts';
import { MediaRefusal } from '../../media/refusals.ts';
import { faultAnswer } from '../faults.ts';

/** An answer that says no. Prismic's clients read `error`, newer ones `message`: both carry the sentence. */
export class AssetApiError extends Error {
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

export class InvalidRequest extends AssetApiError {
  constructor(message: string) {
    super(400, message);
  }
}

export const longestText = 500;

export class TextTooLong extends InvalidRequest {
  constructor(name: string) {
    super(`${name} may have at most ${longestText} characters.`);
  }
}

export class AssetNotFound extends AssetApiError {
  constructor(id: string) {
    super(404, `There is no asset with the id “${id.slice(0, 40)}”.`);
  }
}

export class BodyTooBig extends AssetApiError {
  constructor(limit: number) {
    super(413, `The request is bigger than the ${limit} bytes allowed here.`);
  }
}

/** The answer for a fault that has a cause of its own; undefined for one nobody foresaw. */
export function errorAnswer(fault: unknown): Response | undefined {
  if (fault instanceof AssetApiError || fault instanceof MediaRefusal) {
    const body = { error: fault.message, message: fault.message };
    return Response.json(body, { status: fault.status });
  }
  if (fault instanceof MediaUnavailable) {
    const message = `${fault.message} Nothing was changed.`;
    const headers = { 'retry-after': String(fault.retryAfterSeconds) };
    return Response.json({ error: message, message }, { status: 503, headers });
  }
  // What the repository itself refuses, such as deleting a file that a page shows.
  const known = faultAnswer(fault);
  return known ? Response.json(known.body, { status: known.status }) : undefined;
}
