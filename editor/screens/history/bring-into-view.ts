/** For a part that opens below a version: on a phone that is below what the panel shows. */
export function bringIntoView(part: HTMLElement | null): void {
  part?.scrollIntoView({ block: 'nearest' });
}
