import { languages, ownAddresses } from '@farol/content-model';
import { expect, it } from 'vitest';
import { searchAddress } from '../site/search/answer.ts';

it('keeps the addresses of the search from pages', () => {
  expect([...ownAddresses]).toEqual(['/healthz', ...languages.map(searchAddress)]);
});
