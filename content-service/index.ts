/** What commands may use besides the HTTP APIs. */

export { beginHere } from './beginning/begin.ts';
export type { Beginning } from './beginning/beginning.ts';
export { foreseenIn } from './beginning/contents.ts';
export { findingsInWords } from './checks/in-words.ts';
export { clientTypes } from './editors-api/description/client-types.ts';
export { openApi } from './editors-api/index.ts';
export { readToken, tokenFile } from './first-start.ts';
export { makeCertificate } from './http/certificate.ts';
export { heapFlags } from './http/heap.ts';
export { verifyArchive } from './moving/archive.ts';
export { checkStore } from './moving/check.ts';
export { backupTo, importFrom, pullFrom, pushTo, restoreFrom } from './moving/moves.ts';
export type { Progress } from './moving/progress.ts';
export type { Report } from './moving/report.ts';
export { withRepository } from './moving/storage.ts';
export { endLeftPreviews, everybody, removePerson } from './people/administration.ts';
export { beginReset, invite, inviteFirst, linkAddress } from './people/one-time-links.ts';
export { findPersonId, withPeople } from './people/outside.ts';
export { type Rights, roles } from './people/roles.ts';
export { createToken, revokeToken } from './repository/commands/settings.ts';
export { startService } from './service.ts';
export { readSettings, type Settings } from './settings.ts';
