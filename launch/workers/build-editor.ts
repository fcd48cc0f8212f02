import { buildEditor } from '../builds.ts';
import { runCommand } from '../run-command.ts';

await runCommand(() => buildEditor(console.log));
