const STORAGE = 'farol-editor-single-keys';

/** Keys without a modifier: whoever speaks to the computer, or has a cat, can switch them off on this device. */
export function areSingleKeysOn(): boolean {
  return localStorage.getItem(STORAGE) !== 'off';
}

export function setSingleKeys(isOn: boolean): void {
  if (isOn) localStorage.removeItem(STORAGE);
  else localStorage.setItem(STORAGE, 'off');
}
