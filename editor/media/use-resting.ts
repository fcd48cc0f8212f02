import { useEffect, useRef, useState } from 'react';
import { RestingValue } from './resting-value.ts';

/**
 * A value that saves itself once nobody changes it any more. `written` is null while it is the service's value; `save`
 * says whether it succeeded, and does not reject.
 */
export function useResting<Value>(save: (value: Value) => Promise<boolean>) {
  const [written, setWritten] = useState<{ value: Value } | null>(null);
  const latest = useRef(save);
  latest.current = save;
  const [resting] = useState(
    () =>
      new RestingValue(async (value: Value) => {
        if (await latest.current(value)) setWritten((now) => (now?.value === value ? null : now));
      }),
  );
  // A dialog that is closed right after the last change removes the field, so it is saved at once.
  useEffect(() => () => resting.now(), [resting]);
  const write = (value: Value) => {
    setWritten({ value });
    resting.write(value);
  };
  return { written, write };
}
