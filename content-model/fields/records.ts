import { isRecord } from '../merge/same.ts';

export function isNothing(value: unknown): boolean {
  return isRecord(value) && Object.keys(value).length === 0;
}

export function recordOrNothing(value: unknown): unknown {
  return isNothing(value) ? undefined : value;
}

export function recordOrEmpty(stored: unknown): Record<string, unknown> {
  return isRecord(stored) ? stored : {};
}
