import { expect, it } from 'vitest';
import type { Command } from '../../commands/command.ts';
import { fr } from '../../messages/fr.ts';
import { commandsMatching, nearestFirst } from './command-search.ts';

const command = (id: string, name: string): Command => ({
  id,
  label: () => name,
  isPossible: true,
  run: () => {},
});

it('finds commands by words in any order, without accents, each once', () => {
  const commands = [
    command('archive', 'Mettre aux archives'),
    command('page', 'Łódź et Tromsø'),
    command('redo', 'Rétablir'),
    command('redo', 'Rétablir'),
  ];
  const named = (text: string) => commandsMatching(commands, text, fr).map(({ id }) => id);
  expect(named('')).toEqual(['archive', 'page', 'redo']);
  expect(named('lodz tromso')).toEqual(['page']);
  expect(named('retab')).toEqual(['redo']);
  expect(named('ARCHIVES mettre')).toEqual(['archive']);
  expect(named('archives rétablir')).toEqual([]);
});

it('has pages with that name first, then those in the language that is spoken, else as they came', () => {
  const page = (title: string, lang: string) => ({ title, lang });
  const named = page('Łódź: one year', 'pl');
  const spoken = page('Where to live', 'en-us');
  const others = [page('Dónde vivir', 'es-es'), page('Où vivre', 'fr-fr')];
  const both = page('A year in Łódź', 'en-us');
  expect(nearestFirst([...others, spoken, named, both], 'year LODZ', 'en-us')).toEqual([
    both,
    named,
    spoken,
    ...others,
  ]);
});
