import type { Path } from '@farol/content-model';
import type { FieldModel } from '../models/model.ts';

/** What the component of each kind of field is given. */
export interface FieldProps {
  model: FieldModel;
  label: string;
  path: Path;
  /** For the control, or the element around its controls. */
  aria: { 'aria-describedby'?: string; 'aria-required'?: boolean; 'aria-invalid'?: boolean };
}
