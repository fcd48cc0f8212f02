import { buildSite } from '../builds.ts';
import { runCommand } from '../run-command.ts';

await runCommand(() => buildSite(console.log));
