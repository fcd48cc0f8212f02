import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { useMessages } from '../../messages/messages.tsx';

const storageKey = 'farol-editor-form-width';
const least = 25;
const most = 75;
const keyStep = 2;

/** The form's share of the width in percent, remembered on this device. */
export function useFormWidth(): [number, (percent: number) => void] {
  const [percent, setPercent] = useState(() =>
    within(Number(localStorage.getItem(storageKey)) || 42),
  );
  const change = (wanted: number) => {
    setPercent(within(wanted));
    localStorage.setItem(storageKey, String(within(wanted)));
  };
  return [percent, change];
}

function within(percent: number): number {
  return Math.min(most, Math.max(least, Math.round(percent)));
}

interface DividerProps {
  percent: number;
  change(percent: number): void;
}

/** The divider between the form and the panel, moved with the pointer or the arrow keys. */
export function Divider({ percent, change }: DividerProps) {
  const messages = useMessages();
  const isHeld = useRef(false);
  const move = (event: PointerEvent<HTMLHRElement>) => {
    const around = event.currentTarget.parentElement?.getBoundingClientRect();
    if (isHeld.current && around) change(((event.clientX - around.left) / around.width) * 100);
  };
  const step = (event: KeyboardEvent) => {
    const by = { ArrowLeft: -keyStep, ArrowRight: keyStep }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    change(percent + by);
  };
  return (
    <hr
      className="divider"
      aria-label={messages.moveBorder}
      aria-orientation="vertical"
      aria-valuenow={percent}
      aria-valuemin={least}
      aria-valuemax={most}
      tabIndex={0}
      onKeyDown={step}
      onPointerDown={(event) => {
        // Without capture, an iframe below the pointer would receive the events.
        event.currentTarget.setPointerCapture(event.pointerId);
        isHeld.current = true;
      }}
      onPointerMove={move}
      onPointerUp={() => {
        isHeld.current = false;
      }}
    />
  );
}
