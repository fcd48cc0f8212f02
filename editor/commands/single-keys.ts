const storageKey = 'farol-editor-single-keys';

/** Keys without a modifier can be switched off on this device: for people who use speech input, or have a cat. */
export function areSingleKeysOn(): boolean {
  return localStorage.getItem(storageKey) !== 'off';
}

export function setSingleKeys(isOn: boolean): void {
  if (isOn) localStorage.removeItem(storageKey);
  else localStorage.setItem(storageKey, 'off');
}
