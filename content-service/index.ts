/** What commands may use of the service besides its HTTP APIs. */

export { tokenFile } from './first-start.ts';
export { makeCertificate } from './http/certificate.ts';
export { heapFlags } from './http/heap-flags.ts';
export { verifyArchive } from './operate/archive.ts';
export { checkStore } from './operate/check.ts';
export { importFrom, keepIn, pullFrom, pushTo, restoreFrom } from './operate/moves.ts';
export { withRepository } from './operate/open.ts';
export type { Progress } from './operate/progress.ts';
export type { Report } from './operate/report.ts';
export { createToken, revokeToken } from './repository/commands/settings.ts';
export { startService } from './service.ts';
export { readSettings, type Settings, WrongSettings } from './settings.ts';
export { openApi } from './write-api/farol/index.ts';
