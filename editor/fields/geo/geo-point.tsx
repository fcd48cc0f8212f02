import { isRecord } from '@farol/content-model';
import { useId } from 'react';
import { useMessages } from '../../messages/messages.tsx';
import type { FieldProps } from '../field.tsx';
import { useValue, useWrite } from '../field-context.tsx';
import type { GeoPoint } from './map-view.ts';
import { PointMap } from './point-map.tsx';

export function GeoPointField({ label, path, aria }: FieldProps) {
  const messages = useMessages();
  const write = useWrite(path);
  const value = useValue(path);
  const point = isRecord(value) ? value : {};
  const id = useId();
  const axes = [
    { name: 'latitude', label: messages.latitude, most: 90 },
    { name: 'longitude', label: messages.longitude, most: 180 },
  ] as const;
  return (
    <fieldset aria-describedby={aria['aria-describedby']}>
      <legend>{label}</legend>
      <PointMap name={label} point={isPoint(point) ? point : null} write={write} />
      <div className="pair">
        {axes.map((axis) => (
          <div key={axis.name}>
            <label htmlFor={`${id}-${axis.name}`}>{axis.label}</label>
            <input
              id={`${id}-${axis.name}`}
              type="number"
              step="any"
              min={-axis.most}
              max={axis.most}
              value={typeof point[axis.name] === 'number' ? Number(point[axis.name]) : ''}
              onChange={({ target }) =>
                write(moved(point, axis.name, target.valueAsNumber), { isTyping: true })
              }
            />
          </div>
        ))}
      </div>
    </fieldset>
  );
}

function isPoint(value: Record<string, unknown>): value is Record<string, unknown> & GeoPoint {
  return typeof value.latitude === 'number' && typeof value.longitude === 'number';
}

/** The point with one coordinate changed; undefined if the coordinate was cleared. */
function moved(
  point: Record<string, unknown>,
  axis: 'latitude' | 'longitude',
  degrees: number,
): Record<string, unknown> | undefined {
  if (Number.isNaN(degrees)) return undefined;
  return { latitude: 0, longitude: 0, ...point, [axis]: degrees };
}
