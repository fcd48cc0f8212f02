import { type RefObject, useEffect, useRef } from 'react';

/**
 * For the field that a dialog was opened to write in. `autoFocus` is too early in a dialog over another one, which does
 * not know it yet and takes the focus back.
 */
export function useFocusFirst<Field extends HTMLElement>(isFirst = true): RefObject<Field | null> {
  const field = useRef<Field>(null);
  useEffect(() => {
    if (isFirst) field.current?.focus();
  }, [isFirst]);
  return field;
}
