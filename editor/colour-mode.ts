import { useEffect, useState } from 'react';

const STORAGE = 'farol-editor-mode';

/** Light or dark mode: the choice made on this device, else the system's preference. */
export function useColourMode() {
  const [isDark, setChosen] = useState(
    () =>
      (localStorage.getItem(STORAGE) ??
        (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light')) === 'dark',
  );
  useEffect(() => {
    document.documentElement.dataset.mode = isDark ? 'dark' : 'light';
  }, [isDark]);
  const setDark = (dark: boolean) => {
    localStorage.setItem(STORAGE, dark ? 'dark' : 'light');
    setChosen(dark);
  };
  return { isDark, setDark };
}
