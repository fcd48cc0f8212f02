import { buildSite } from '../builds.ts';
import { command } from '../command.ts';

await command(() => buildSite((sentence) => console.log(sentence)));
