import { isRecord } from '@farol/content-model';
import { useSyncExternalStore } from 'react';
import { Listeners } from '../../listeners.ts';
import type { SliceValue } from './slice-value.ts';

/** In local storage, so that a section copied in one tab can be pasted in another. */
const storageKey = 'farol-copied-section';
const listeners = new Listeners();

export function copySlice(slice: SliceValue): void {
  localStorage.setItem(storageKey, JSON.stringify(slice));
  listeners.tell();
}

export function useCopiedSlice(): SliceValue | null {
  return readCopied(useSyncExternalStore(subscribe, () => localStorage.getItem(storageKey)));
}

function subscribe(listener: () => void): () => void {
  const unsubscribe = listeners.subscribe(listener);
  window.addEventListener('storage', listener);
  return () => {
    unsubscribe();
    window.removeEventListener('storage', listener);
  };
}

/** Null where nothing was copied, or another version of the editor wrote something unknown. */
export function readCopied(text: string | null): SliceValue | null {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    return isRecord(value) && typeof value.slice_type === 'string' ? value : null;
  } catch {
    return null;
  }
}
