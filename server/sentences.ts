/** What the error codes of disk and network mean. */
const reasons: Readonly<Record<string, string>> = {
  EACCES: 'this user may not use it',
  EPERM: 'this user may not do that',
  EROFS: 'the disk is read-only',
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk is full',
  ENOENT: 'it is not there',
  ENOTDIR: 'a file stands where a folder is needed',
  EEXIST: 'a file stands where a folder is needed',
  EISDIR: 'a folder stands where a file is needed',
  ENAMETOOLONG: 'its name is too long',
  ELOOP: 'its links lead in a circle',
  EMFILE: 'too many files are open',
  EIO: 'the disk does not answer',
  ECONNREFUSED: 'nobody listens there',
  ECONNRESET: 'the connection was closed',
  ETIMEDOUT: 'there is no answer',
  ENOTFOUND: 'nobody knows this name',
  EAI_AGAIN: 'this name could not be looked up',
};

/** Bugs in our own code, where the stack is what helps. */
const bugs = new Set(['TypeError', 'ReferenceError', 'RangeError', 'SyntaxError']);

/**
 * The message for the person who started a process that cannot go on: a sentence if settings, disk or network are to
 * blame, the stack if it is a bug.
 */
export function sentenceOf(fault: unknown): string {
  if (!(fault instanceof Error)) return String(fault);
  // A host with several addresses, each with a reason of its own.
  if (fault instanceof AggregateError && fault.errors.length > 0)
    return fault.errors.map(sentenceOf).join('\n');
  const { code, path, hostname, address, port } = fault as NodeJS.ErrnoException &
    Partial<{ hostname: string; address: string; port: number }>;
  const reason = reasons[code ?? ''];
  if (reason !== undefined) {
    const target = path ?? (address === undefined ? hostname : `${address}, port ${port}`);
    if (target === undefined) return `${reason.charAt(0).toUpperCase()}${reason.slice(1)}.`;
    return `${target} cannot be used: ${reason}.`;
  }
  if (fault.cause instanceof Error && ['fetch failed', 'terminated'].includes(fault.message))
    return sentenceOf(fault.cause);
  return bugs.has(fault.name) ? (fault.stack ?? fault.message) : fault.message;
}
