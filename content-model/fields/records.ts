import { isRecord } from '../same.ts';

export function isEmptyRecord(value: unknown): boolean {
  return isRecord(value) && Object.keys(value).length === 0;
}

export function recordOrUndefined(value: unknown): unknown {
  return isEmptyRecord(value) ? undefined : value;
}

export function recordOrEmpty(stored: unknown): Record<string, unknown> {
  return isRecord(stored) ? stored : {};
}
