/** The storage key of a person's progress on this device. */
const keyOf = (person: string) => `farol-editor-first-visit ${person}`;
const overMark = 'over';

/** Null once the first visit is over. */
export function stepOf(person: string): number | null {
  const kept = localStorage.getItem(keyOf(person));
  return kept === overMark ? null : Number(kept ?? 0);
}

export function keepStep(person: string, step: number | null): void {
  localStorage.setItem(keyOf(person), step === null ? overMark : String(step));
}
