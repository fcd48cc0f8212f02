import { expect, it } from 'vitest';
import { exampleContext } from '../examples/examples.ts';
import { htmlOf } from '../render/html-of.testing.tsx';
import { Masthead } from './masthead.tsx';

const context = exampleContext();
const titled = (title: string) => htmlOf(<Masthead title={title} context={context} />);

it.each([
  ['Contact', '<h1>Contact</h1>'],
  ['Acessibilidade', '<h1 class="masthead-word">Acessibilidade</h1>'],
  [
    'Qui sommes-nous\u202f?',
    '<h1 class="masthead-word">Qui <span class="whole">sommes-nous\u202f?</span></h1>',
  ],
  [
    'What it costs to be away for a whole year',
    '<h1 class="masthead-long">What it costs to be away for a whole year</h1>',
  ],
])('sets %s in a size that its longest word fits in', (title, heading) => {
  expect(titled(title)).toContain(heading);
});
