import { own, type RefusalCode } from '@farol/content-model';
import type { Context } from 'hono';
import { HTTPException } from 'hono/http-exception';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { ZodError } from 'zod';
import { NotPublishable } from '../checks/refuse-forbidden.ts';
import { MediaUnavailable } from '../media/files.ts';
import { MediaRefusal } from '../media/refusals.ts';
import { SignInAgain } from '../people/rights.ts';
import { InvalidDocument } from '../repository/check/fault.ts';
import { Conflict, NotFound, Refused } from '../repository/faults.ts';
import { isNestedDeeper } from '../repository/json-depth.ts';
import { StoreUnavailable } from '../store/store.ts';

interface FaultAnswer {
  status: ContentfulStatusCode;
  body: { error: string; message: string; code?: RefusalCode };
  headers?: Record<string, string>;
}

/** The response for a fault. Clients read `message` or `error`; both contain the same sentence. */
export function faultAnswer(fault: unknown): FaultAnswer | null {
  if (fault instanceof InvalidDocument)
    return answer(400, fault.message, {
      field: fault.field,
      faults: fault.faults,
      advice: fault.advice,
      code: fault.code,
    });
  if (fault instanceof ZodError) {
    const faults = fault.issues.map((issue) => ({
      field: issue.path.join('.') || 'body',
      message: `${issue.message}.`,
    }));
    const { field, message } = faults[0] ?? { field: 'body', message: 'not as expected.' };
    return answer(400, `${field}: ${message}`, { field, faults });
  }
  if (fault instanceof Conflict)
    return answer(409, fault.message, {
      present: fault.present,
      code: fault.code,
      ...fault.texts,
    });
  if (fault instanceof NotFound) return answer(404, fault.message, { code: fault.code });
  if (fault instanceof SignInAgain)
    return answer(403, fault.message, { signInAgain: true, code: fault.code });
  if (fault instanceof NotPublishable)
    return answer(fault.status, fault.message, { findings: fault.findings, code: fault.code });
  if (fault instanceof Refused) {
    const { status, message, code, retryAfterMs } = fault;
    if (retryAfterMs === undefined) return answer(status, message, { code });
    const seconds = String(Math.ceil(retryAfterMs / 1000));
    return { ...answer(status, message, { code }), headers: { 'retry-after': seconds } };
  }
  if (fault instanceof MediaRefusal)
    return answer(fault.status, fault.message, { code: fault.error });
  if (fault instanceof StoreUnavailable) return answer(503, fault.message, { code: 'unavailable' });
  if (fault instanceof MediaUnavailable)
    return answer(503, `${fault.message} Nothing was changed.`, { code: 'unavailable' });
  const diskFault = diskFaultMessage(fault);
  if (diskFault) return answer(507, diskFault, { code: 'out_of_room' });
  if (fault instanceof HTTPException) return answer(fault.status, fault.message);
  return null;
}

/** Errors a disk may return when a file is written to it. */
const diskFaultReasons: Readonly<Record<string, string>> = {
  ENOSPC: 'the disk is full',
  EDQUOT: 'the quota of the disk is used up',
  EFBIG: 'a file may not become that large',
  EROFS: 'the disk can only be read',
  EACCES: 'the service may not write there',
};

function diskFaultMessage(fault: unknown): string | null {
  const code = fault instanceof Error && 'code' in fault ? String(fault.code) : '';
  const reason = own(diskFaultReasons, code);
  return reason === undefined ? null : `Nothing was written, because ${reason}. Try again later.`;
}

function answer(status: number, sentence: string, more: object = {}) {
  return {
    status: status as ContentfulStatusCode,
    body: { error: sentence, message: sentence, ...more },
  };
}

/** For `app.onError`: known faults are answered as they are, others are logged and answered as internal errors. */
export function answerFaults(log: (fault: Error, request: Request) => void) {
  return (fault: Error, context: Context): Response => {
    const refusal = faultAnswer(fault);
    if (refusal) return context.json(refusal.body, refusal.status, refusal.headers);
    log(fault, context.req.raw);
    const sentence = 'The content service made a mistake of its own. It has been logged.';
    return context.json({ error: sentence, message: sentence }, 500);
  };
}

/** No text is nested this deeply; deeper input takes seconds to parse and may overflow the stack afterwards. */
const maxDepth = 100;

/** The body as JSON; throws an explanation if it is not valid. */
export async function readJson(request: Request, maxBytes = Infinity): Promise<unknown> {
  const text = await request.text().catch(() => {
    throw new Refused('The request ended before its body did.');
  });
  if (Buffer.byteLength(text) > maxBytes)
    throw new Refused(`The request is bigger than the ${maxBytes} bytes allowed here.`, 413);
  if (text === '') return {};
  if (isNestedDeeper(text, maxDepth))
    throw new Refused(`The body is nested deeper than ${maxDepth} levels.`);
  try {
    return mayNameProto.test(text) ? JSON.parse(text, refuseProto) : JSON.parse(text);
  } catch (fault) {
    throw fault instanceof Refused ? fault : new Refused('The body is not JSON.');
  }
}

/** The name as it is, or with one of its letters escaped. */
const mayNameProto = /__proto__|\\u00(?:5f|6f|70|72|74)/i;

/** Schemas leave out a field of this name without a word, because assigning it changes what an object is. */
function refuseProto(key: string, value: unknown): unknown {
  if (key === '__proto__') throw new Refused('Nothing may be called "__proto__".');
  return value;
}
