/** What commands may use of the service besides its HTTP APIs. */

export { tokenFile } from './first-start.ts';
export { heapFlags } from './http/heap-flags.ts';
export { makeCertificate } from './operate/certificate.ts';
export { checkStore } from './operate/check.ts';
export { withRepository } from './operate/open.ts';
export { createToken, revokeToken } from './repository/commands/settings.ts';
export { startService } from './service.ts';
export { readSettings, WrongSettings } from './settings.ts';
export { openApi } from './write-api/farol/index.ts';
