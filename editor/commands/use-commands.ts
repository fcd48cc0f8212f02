import { useEffect, useRef } from 'react';
import type { Command } from './command.ts';

/** What is on the screen, each part with its commands. */
const onScreen = new Set<{ readonly current: readonly Command[] }>();

/** Gives commands their keys, and a line in the list of everything, while what they are about is on the screen. */
export function useCommands(commands: readonly Command[]): void {
  const latest = useRef(commands);
  latest.current = commands;
  useEffect(() => {
    onScreen.add(latest);
    return () => void onScreen.delete(latest);
  }, []);
}

/** All commands of what is on the screen, those of what came last first. */
export function commandsHere(): Command[] {
  return [...onScreen].toReversed().flatMap(({ current }) => current);
}
