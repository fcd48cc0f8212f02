/** How far a person has come on this device; no more of it once it is over. */
const keyOf = (person: string) => `farol-editor-first-visit ${person}`;
const OVER = 'over';

/** Null where the first visit is over. */
export function stepOf(person: string): number | null {
  const kept = localStorage.getItem(keyOf(person));
  return kept === OVER ? null : Number(kept ?? 0);
}

export function keepStep(person: string, step: number | null): void {
  localStorage.setItem(keyOf(person), step === null ? OVER : String(step));
}
