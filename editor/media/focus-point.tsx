import type { FocalPoint, Size } from '@farol/content-model';
import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import type { MediaFile } from '../api/media.ts';
import { useWords } from '../messages/messages.tsx';
import { largePicture, sizeStyle } from './cropped.tsx';
import { mediaWords } from './words.ts';

interface FocusPointProps {
  file: MediaFile & Size;
  focus: FocalPoint;
  change(focus: FocalPoint): void;
  isDisabled?: boolean;
}

/** The step of an arrow key, as a part of the picture; ten times that with Shift. */
const keyStep = 0.01;
const steps: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-keyStep, 0],
  ArrowRight: [keyStep, 0],
  ArrowUp: [0, -keyStep],
  ArrowDown: [0, keyStep],
};

/** The picture with its focal point, moved with the pointer or the arrow keys. */
export function FocusPoint({ file, focus, change, isDisabled = false }: FocusPointProps) {
  const words = useWords(mediaWords);
  const area = useRef<HTMLDivElement>(null);
  const percent = { x: Math.round(focus.x * 100), y: Math.round(focus.y * 100) };

  function moveTo({ clientX, clientY }: PointerEvent) {
    const box = area.current?.getBoundingClientRect();
    if (!box || isDisabled) return;
    change({
      x: within((clientX - box.left) / box.width),
      y: within((clientY - box.top) / box.height),
    });
  }

  function moveBy(event: KeyboardEvent) {
    const step = steps[event.key];
    if (!step || isDisabled) return;
    event.preventDefault();
    const times = event.shiftKey ? 10 : 1;
    change({ x: within(focus.x + step[0] * times), y: within(focus.y + step[1] * times) });
  }

  return (
    <div
      ref={area}
      className="focus-area"
      style={sizeStyle(file)}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        moveTo(event);
      }}
      onPointerMove={(event) => {
        if (event.buttons > 0) moveTo(event);
      }}
    >
      <img src={largePicture(file)} alt="" draggable={false} />
      <span
        className="focus-point"
        role="slider"
        tabIndex={0}
        aria-label={words.focus}
        aria-disabled={isDisabled}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent.x}
        aria-valuetext={words.focusPoint(percent.x, percent.y)}
        style={{ left: `${percent.x}%`, top: `${percent.y}%` }}
        onKeyDown={moveBy}
      />
    </div>
  );
}

function within(share: number): number {
  return Math.round(Math.max(0, Math.min(1, share)) * 1000) / 1000;
}
