import { useSyncExternalStore } from 'react';
import { useAfterPress } from '../../fields/after-press.ts';
import { arrivedFiles } from '../../media/arrived-files.ts';

/** What the notice shows: it lies over the page, and does not come between a press and its click. */
export const useArrivedFiles = () =>
  useAfterPress(useSyncExternalStore(arrivedFiles.subscribe, arrivedFiles.list));
