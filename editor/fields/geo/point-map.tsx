import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { Button } from 'react-aria-components';
import { useWords } from '../../messages/messages.tsx';
import { fieldWords } from '../words.ts';
import { useLand } from './land.ts';
import {
  type GeoPoint,
  panned,
  placeAt,
  pointMoved,
  viewAround,
  viewBoxOf,
  wholeWorld,
  zoomed,
} from './map-view.ts';
import './geo.css';

interface PointMapProps {
  name: string;
  point: GeoPoint | null;
  write(point: GeoPoint | undefined): void;
}

/** The direction of each arrow key: east and north. */
const arrows: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};
/** A pointer that moves less than this is a click. */
const stillPixels = 5;

/** A world map with one point, set by a click or the arrow keys; the map can be dragged. */
export function PointMap({ name, point, write }: PointMapProps) {
  const { map: words } = useWords(fieldWords);
  const land = useLand();
  const [view, setView] = useState(() => (point ? viewAround(point) : wholeWorld));
  const held = useRef<{ x: number; y: number; view: typeof view; isPush: boolean } | null>(null);
  const [west, north, width, height] = viewBoxOf(view);

  const onPointerDown = (event: PointerEvent<SVGSVGElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    held.current = { x: event.clientX, y: event.clientY, view, isPush: false };
  };
  const onPointerMove = ({ clientX, clientY, currentTarget }: PointerEvent<SVGSVGElement>) => {
    const hand = held.current;
    if (!hand) return;
    const [across, down] = [clientX - hand.x, clientY - hand.y];
    hand.isPush ||= Math.hypot(across, down) > stillPixels;
    const box = currentTarget.getBoundingClientRect();
    if (hand.isPush) setView(panned(hand.view, across / box.width, down / box.height));
  };
  const onPointerUp = ({ clientX, clientY, currentTarget }: PointerEvent<SVGSVGElement>) => {
    const box = currentTarget.getBoundingClientRect();
    if (held.current && !held.current.isPush)
      write(placeAt(view, (clientX - box.left) / box.width, (clientY - box.top) / box.height));
    held.current = null;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const arrow = arrows[event.key];
    if (arrow && !event.altKey) write(pointMoved(point ?? view.middle, view, ...arrow));
    else if (event.key === '+') setView(zoomed(view, 0.5));
    else if (event.key === '-') setView(zoomed(view, 2));
    else return;
    event.preventDefault();
  };
  return (
    <div className="point-map">
      <svg
        // biome-ignore lint/a11y/noNoninteractiveTabindex: arrows move the point.
        tabIndex={0}
        role="application"
        aria-label={words.label(name)}
        viewBox={`${west} ${north} ${width} ${height}`}
        onPointerDown={onPointerDown}
        onPointerMove={onPointerMove}
        onPointerUp={onPointerUp}
        onKeyDown={onKeyDown}
      >
        <path d={land} />
        {point && <circle cx={point.longitude} cy={-point.latitude} r={width / 70} />}
      </svg>
      <div className="actions">
        <Button
          className="quiet"
          onPress={() => setView(zoomed(point ? { ...view, middle: point } : view, 0.5))}
        >
          {words.closer}
        </Button>
        <Button className="quiet" onPress={() => setView(zoomed(view, 2))}>
          {words.further}
        </Button>
        {point && (
          <Button className="quiet" onPress={() => write(undefined)}>
            {words.remove}
          </Button>
        )}
      </div>
    </div>
  );
}
