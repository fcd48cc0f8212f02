import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { Busboy, type BusboyFileStream, type BusboyInstance } from '@fastify/busboy';
import { defaultLimits, type IntakeOptions, type TakenFile, takeIn } from '../../media/intake.ts';
import { Refused } from '../../repository/faults.ts';
import { type Details, details, maxTextLength, parseOrRefuse, tooLong } from './asset-requests.ts';

export interface Upload {
  readonly file: TakenFile;
  readonly details: Details;
}

/** How many bytes a form may be larger than its file, for its fields and their headers. */
const maxFieldsBytes = 64 * 1024;
/** Bytes that may be buffered between the network and the form parser. */
const maxBufferedBytes = 512 * 1024;
/** Milliseconds a refused client has to send the rest of its file. */
const lingerMs = 1_000;

/** Parses an uploaded form while it arrives, streaming the file to disk; the details may come before or after it. */
export async function readUpload(request: Request, intake: IntakeOptions): Promise<Upload> {
  const maxBytes = (intake.limits?.bytes ?? defaultLimits.bytes) + maxFieldsBytes;
  if (Number(request.headers.get('content-length') ?? 0) > maxBytes) throw bodyTooBig(maxBytes);
  const form = formParser(request);
  if (!request.body) throw new Refused('The request has no body. Send a form with a file.');
  const body = request.body.getReader();
  const fields: Record<string, string> = {};
  let pendingFile: Promise<TakenFile> | undefined;
  let content: BusboyFileStream | undefined;

  const refuse = (refusal: Error) => void form.destroy(refusal);
  form.on('field', (name, value, _nameTruncated, valueTruncated) => {
    if (name !== 'notes' && name !== 'credits' && name !== 'alt') return;
    if (valueTruncated) refuse(new Refused(tooLong(name)));
    fields[name] = value;
  });
  form.on('file', (name, stream, filename) => {
    if (name !== 'file') return void stream.resume();
    if (pendingFile) return refuse(new Refused('A form may hold one file only.'));
    content = stream;
    // A truncated form emits an error after parsing ended; without a listener that would crash the process.
    stream.on('error', () => {});
    pendingFile = takeIn(stream, filename, intake);
    pendingFile.catch(refuse);
  });

  try {
    const fileBytes = () => content?.bytesRead ?? 0;
    await pipeline(Readable.from(limitFieldBytes(body, fileBytes)), form);
    if (!pendingFile) throw new Refused('The form has no file in a field named “file”.');
    return { details: parseOrRefuse(details, fields), file: await pendingFile };
  } catch (fault) {
    content?.destroy();
    const outcome = await outcomeOf(pendingFile);
    await outcome.file?.discard();
    if (outcome.fault !== undefined && fault === outcome.fault) await drain(body, maxBytes);
    if (fault instanceof Refused || fault === outcome.fault) throw fault;
    throw new Refused('The form ended too early or is not well formed. Send it again.');
  }
}

/** Aborts a form whose fields alone are too long, instead of reading up to the limit for files. */
async function* limitFieldBytes(body: Body, fileBytes: () => number) {
  let size = 0;
  for (let part = await body.read(); !part.done; part = await body.read()) {
    if (size - fileBytes() > maxFieldsBytes + maxBufferedBytes) throw bodyTooBig(maxFieldsBytes);
    size += part.value.byteLength;
    yield part.value;
  }
}

type Body = ReadableStreamDefaultReader<Uint8Array>;

/** A client that is still sending would miss the refusal, so the rest of its request is read and discarded. */
async function drain(body: Body, limit: number): Promise<void> {
  const aborter = new AbortController();
  const { signal } = aborter;
  const rest = async () => {
    let part = await body.read();
    for (let size = 0; !part.done && size < limit && !signal.aborted; part = await body.read())
      size += part.value.byteLength;
  };
  // The client may have disconnected.
  const ended = rest().catch(() => {});
  await Promise.race([ended, pause(lingerMs, undefined, { signal }).catch(() => {})]);
  aborter.abort();
}

async function outcomeOf(pendingFile: Promise<TakenFile> | undefined) {
  try {
    return { file: await pendingFile };
  } catch (fault) {
    return { fault };
  }
}

function formParser(request: Request): BusboyInstance {
  const type = request.headers.get('content-type') ?? '';
  try {
    return new Busboy({
      headers: { 'content-type': type },
      limits: {
        fieldSize: maxTextLength * 4,
        fields: 20,
        files: 2,
        parts: 22,
        headerSize: 8 * 1024,
        headerPairs: 20,
      },
    });
  } catch {
    throw new Refused('Send the file as multipart/form-data, in a field named “file”.');
  }
}

function bodyTooBig(limit: number): Refused {
  return new Refused(`The request is bigger than the ${limit} bytes allowed here.`, 413);
}
