import { command } from '../command.ts';
import { buildSite } from '../site-build.ts';

await command(() => buildSite((sentence) => console.log(sentence)));
