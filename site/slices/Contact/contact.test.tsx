import { expect, test } from 'vitest';
import { exampleContext } from '../../examples/examples.ts';
import { htmlOf as show } from '../../render/html-of.testing.tsx';
import { exampleSlice } from '../example-slices.ts';
import { OneSlice } from '../index.tsx';

const context = exampleContext();

test('dials and writes by touch', () => {
  const html = show(<OneSlice slice={exampleSlice('contact')} context={context} />);
  expect(html).toContain('href="tel:+442079460123">+44 20 7946 0123</a>');
  expect(html).toContain('href="mailto:hello@farol.example"');
});

test('leads to the map and to WhatsApp, and gives the hours to the browser', () => {
  const html = show(<OneSlice slice={exampleSlice('contact')} context={context} />);
  expect(html).toContain('href="https://wa.me/442079460123"');
  expect(html).toContain('openstreetmap.org/?mlat=41.1496&amp;mlon=-8.6109#map=17');
  expect(html).toContain(
    '<b hidden="" data-hours="09:00-18:00" data-days="weekdays" data-zone="Europe/Lisbon"',
  );
});

test('shows only what there is', () => {
  const html = show(<OneSlice slice={exampleSlice('contact', 1)} context={context} />);
  expect(html).not.toContain('tel:');
  expect(html).not.toContain('<address');
  expect(html).not.toContain('data-hours');
  expect(html).not.toContain('wa.me');
});
