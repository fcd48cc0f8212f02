import { Switch } from 'react-aria-components';
import { useValue, useWrite } from './field-context.tsx';
import type { FieldProps } from './field-props.ts';

export function BooleanField({ label, path, aria }: FieldProps) {
  const write = useWrite(path);
  const description = aria['aria-describedby'];
  return (
    <Switch
      className="switch"
      isSelected={useValue(path) === true}
      onChange={write}
      {...(description ? { 'aria-describedby': description } : {})}
    >
      <span className="track" />
      {label}
    </Switch>
  );
}
