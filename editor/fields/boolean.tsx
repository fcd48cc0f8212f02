import { Switch } from 'react-aria-components';
import type { FieldProps } from './field.tsx';
import { useValue, useWrite } from './field-context.tsx';

export function BooleanField({ label, path }: FieldProps) {
  const write = useWrite(path);
  return (
    <Switch className="switch" isSelected={useValue(path) === true} onChange={write}>
      <span className="track" />
      {label}
    </Switch>
  );
}
