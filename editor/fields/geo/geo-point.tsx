import { isRecord, same } from '@farol/content-model';
import { useId, useState } from 'react';
import { useMessages, useWords } from '../../messages/messages.tsx';
import { useValue, useWrite } from '../field-context.tsx';
import type { FieldProps } from '../field-props.ts';
import { fieldWords } from '../words.ts';
import type { GeoPoint } from './map-view.ts';
import { PointMap } from './point-map.tsx';
import { isHalf, pointOf, type TypedPoint, typedPointOf } from './typed-point.ts';

export function GeoPointField({ label, path, aria }: FieldProps) {
  const messages = useMessages();
  const words = useWords(fieldWords);
  const write = useWrite(path);
  const value = useValue(path);
  const point = isPoint(value) ? value : undefined;
  const id = useId();
  // What is typed stays until the point is another one, since "-" and a lone coordinate are no point.
  const [kept, setKept] = useState<{ typed: TypedPoint; point: GeoPoint | undefined }>();
  const typed = kept && same(kept.point, point) ? kept.typed : typedPointOf(point);
  const axes = [
    { name: 'latitude', label: messages.latitude, most: 90 },
    { name: 'longitude', label: messages.longitude, most: 180 },
  ] as const;
  return (
    <fieldset aria-describedby={aria['aria-describedby']}>
      <legend>{label}</legend>
      <PointMap name={label} point={point ?? null} write={write} />
      <div className="pair">
        {axes.map((axis) => (
          <div key={axis.name} className="axis">
            <label htmlFor={`${id}-${axis.name}`}>{axis.label}</label>
            <input
              id={`${id}-${axis.name}`}
              type="number"
              step="any"
              min={-axis.most}
              max={axis.most}
              value={typed[axis.name]}
              onChange={({ target }) => {
                const now = { ...typed, [axis.name]: target.value };
                const moved = pointOf(now);
                setKept({ typed: now, point: moved });
                write(moved, { isTyping: true });
              }}
            />
          </div>
        ))}
      </div>
      <small role="status">{isHalf(typed) ? words.map.half : ''}</small>
    </fieldset>
  );
}

function isPoint(value: unknown): value is GeoPoint {
  return (
    isRecord(value) && typeof value.latitude === 'number' && typeof value.longitude === 'number'
  );
}
