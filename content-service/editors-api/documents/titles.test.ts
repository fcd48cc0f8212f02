import { expect, it } from 'vitest';
import { examplePages, picture } from './pages.testing.ts';

it('names documents and files in one answer, and leaves out what is not there', async () => {
  const pages = await examplePages();
  const one = await pages.write('one');
  const other = await pages.write('other');
  const asked = `/titles?documents=${one},${other},gone&files=${picture.id},gone`;
  const { answer } = await pages.send('GET', asked);
  expect(answer.titles).toMatchObject({ [one]: 'one', [picture.id]: 'boat.jpg' });
  expect(Object.keys(answer.titles)).toEqual([one, other, picture.id]);
  expect((await pages.send('GET', '/titles')).answer).toEqual({ titles: {} });
  const many = Array.from({ length: 101 }, (_, index) => index).join();
  expect((await pages.send('GET', `/titles?files=${many}`)).status).toBe(400);
});
