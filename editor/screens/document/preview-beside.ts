import { useState } from 'react';

const storageKey = 'farol-editor-preview';
/** Wide enough for a comfortable form beside the page. */
const wideWindow = '(width >= 90rem)';

/** Whether the page is shown beside the form unless another panel is open: as last time on this device, at first where there is room. */
export function usePreviewBeside(): [boolean, (isShown: boolean) => void] {
  const [isShown, setShown] = useState(() => {
    const last = localStorage.getItem(storageKey);
    return last === null ? matchMedia(wideWindow).matches : last === 'shown';
  });
  const change = (wanted: boolean) => {
    setShown(wanted);
    localStorage.setItem(storageKey, wanted ? 'shown' : 'hidden');
  };
  return [isShown, change];
}
