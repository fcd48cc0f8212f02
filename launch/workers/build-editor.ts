import { buildEditor } from '../builds.ts';
import { command } from '../command.ts';

await command(() => buildEditor((sentence) => console.log(sentence)));
