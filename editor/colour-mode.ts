import { useState } from 'react';

const storageKey = 'farol-editor-mode';

/** The choice made on this device, else the system's preference. */
function isDarkHere(): boolean {
  const chosen = localStorage.getItem(storageKey);
  if (chosen !== null) return chosen === 'dark';
  return matchMedia('(prefers-color-scheme: dark)').matches;
}

/** Before anything is rendered, and where nobody is signed in. */
export function showColourMode(isDark = isDarkHere()): void {
  document.documentElement.dataset.mode = isDark ? 'dark' : 'light';
}

export function useColourMode() {
  const [isDark, setChosen] = useState(isDarkHere);
  const setDark = (dark: boolean) => {
    localStorage.setItem(storageKey, dark ? 'dark' : 'light');
    showColourMode(dark);
    setChosen(dark);
  };
  return { isDark, setDark };
}
