import { describe, expect, it } from 'vitest';
import { type Command, keyText } from './command.ts';
import { commandOf, isPressed } from './keyboard.ts';

const none = { ctrlKey: false, metaKey: false, altKey: false, shiftKey: false };

function pressed(key: string, held: Partial<typeof none> = {}): KeyboardEvent {
  const state = { ...none, ...held };
  const getModifierState = (name: string) =>
    (name === 'Control' && state.ctrlKey) ||
    (name === 'Shift' && state.shiftKey) ||
    (name === 'Alt' && state.altKey) ||
    (name === 'Meta' && state.metaKey);
  return { key, code: '', isComposing: false, ...state, getModifierState } as KeyboardEvent;
}

const command = (key: string): Command => ({
  id: key,
  label: () => key,
  key,
  isPossible: true,
  run: () => {},
});
const commands = [command('$mod+k'), command('/'), command('j')];

describe('keys', () => {
  it('know a sign however it is written on a keyboard', () => {
    expect(isPressed('?', pressed('?', { shiftKey: true }))).toBe(true);
    expect(isPressed('/', pressed('/', { shiftKey: true }))).toBe(true);
    expect(isPressed('/', pressed('/', { ctrlKey: true }))).toBe(false);
    expect(isPressed('Alt+ArrowUp', pressed('ArrowUp', { altKey: true }))).toBe(true);
    expect(isPressed('Alt+ArrowUp', pressed('ArrowUp'))).toBe(false);
  });

  it('that stand alone count outside of fields, and only while they are on', () => {
    const at = (place: 'page' | 'field' | 'dialog', isOn = true) =>
      commandOf(pressed('j'), commands, place, isOn)?.id;
    expect(at('page')).toBe('j');
    expect(at('field')).toBeUndefined();
    expect(at('dialog')).toBeUndefined();
    expect(at('page', false)).toBeUndefined();
  });

  it('with a modifier count in fields, but not in a dialog or while a sign is being composed', () => {
    const event = pressed('k', { ctrlKey: true });
    expect(commandOf(event, commands, 'field', false)?.id).toBe('$mod+k');
    expect(commandOf(event, commands, 'dialog', true)).toBeNull();
    expect(commandOf({ ...event, isComposing: true }, commands, 'page', true)).toBeNull();
  });

  it('that people know from elsewhere count as well', () => {
    const redo = { ...command('$mod+Shift+z'), otherKey: '$mod+y' };
    for (const event of [
      pressed('z', { ctrlKey: true, shiftKey: true }),
      pressed('y', { ctrlKey: true }),
    ])
      expect(commandOf(event, [redo], 'field', false)).toBe(redo);
    expect(commandOf(pressed('y'), [redo], 'field', true)).toBeNull();
  });

  it('are shown as a Mac and as others write them', () => {
    expect(keyText('$mod+Shift+z', true)).toBe('⌘⇧Z');
    expect(keyText('$mod+Shift+z', false)).toBe('Ctrl+Shift+Z');
    expect(keyText('X', true)).toBe('⇧X');
    expect(keyText('X', false)).toBe('Shift+X');
    expect(keyText('Alt+ArrowUp', false)).toBe('Alt+↑');
  });
});
