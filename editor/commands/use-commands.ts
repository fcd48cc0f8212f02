import { useEffect, useRef } from 'react';
import type { Command } from './command.ts';

/** The commands of each mounted component. */
const onScreen = new Set<{ readonly current: readonly Command[] }>();

/** Registers commands with their keys and in the list of everything, while the component is mounted. */
export function useCommands(commands: readonly Command[]): void {
  const latest = useRef(commands);
  latest.current = commands;
  useEffect(() => {
    onScreen.add(latest);
    return () => void onScreen.delete(latest);
  }, []);
}

/** All commands on the screen, those of the last mounted component first. */
export function commandsHere(): Command[] {
  return [...onScreen].toReversed().flatMap(({ current }) => current);
}
