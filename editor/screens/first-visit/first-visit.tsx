import { useEffect, useRef, useState } from 'react';
import { Button } from 'react-aria-components';
import { useLocation } from 'wouter';
import { keyText } from '../../commands/command.ts';
import { commandsHere, useCommands } from '../../commands/use-commands.ts';
import { useWords } from '../../messages/messages.tsx';
import { Icon } from '../../parts/icons.tsx';
import { keepStep, stepOf } from './remembered.ts';
import { documentAt, isShownAt, nextStep, type StepId, steps } from './steps.ts';
import { firstVisitWords } from './words.ts';
import './first-visit.css';

const lookMs = 300;

/** Five small steps to try out the editor; one key dismisses them for good. */
export function FirstVisit({ person }: { person: string }) {
  const words = useWords(firstVisitWords);
  const [path] = useLocation();
  const [step, setStep] = useState(() => stepOf(person));
  const [isOver, setOver] = useState(step === null);
  const here = useRef({ path, firstDocument: null as string | null, hasWritten: false });
  here.current.path = path;
  here.current.firstDocument ??= documentAt(path);
  const leave = () => {
    keepStep(person, null);
    setOver(true);
  };
  useCommands([
    {
      id: 'leave-first-visit',
      label: () => words.leave,
      key: '0',
      isPossible: !isOver && isShownAt(path),
      run: leave,
    },
  ]);
  useEffect(() => {
    if (isOver) return;
    const noticed = ({ target }: Event) => {
      if (target instanceof Element && target.closest('.document')) here.current.hasWritten = true;
    };
    const timer = setInterval(() => {
      const canRedo = commandsHere().some(({ id, isPossible }) => id === 'redo' && isPossible);
      const isFinding = document.querySelector('.finding') !== null;
      setStep((at) => {
        if (at === null) return at;
        const next = nextStep(at, { ...here.current, canRedo, isFinding });
        if (next !== at) keepStep(person, next < steps.length ? next : null);
        return next;
      });
    }, lookMs);
    document.addEventListener('input', noticed);
    return () => {
      clearInterval(timer);
      document.removeEventListener('input', noticed);
    };
  }, [isOver, person]);
  if (isOver || step === null || !isShownAt(path)) return null;
  const now = steps[step];
  const isTouched = matchMedia('(hover: none)').matches;
  const sentenceOf = (id: StepId) => (isTouched && words.byTouch[id]) || words.steps[id](keyText);
  const last = [words.title, words.done] as const;
  const said = [
    ...steps.map(({ id }, at) => [words.step(at + 1, steps.length), sentenceOf(id)] as const),
    last,
  ];
  const [title, sentence] = said[step] ?? last;
  return (
    <aside className="first-visit" aria-label={words.title} aria-live="polite">
      <p className="with-room">
        {said.map(([title, sentence]) => (
          <span key={title} aria-hidden>
            <strong data-text={title} /> <span data-text={sentence} />
          </span>
        ))}
        <span>
          <strong>{title}</strong> {sentence}
        </span>
      </p>
      <Button className="quiet" onPress={leave}>
        <Icon shape="close" />
        <span className="with-room">
          <span aria-hidden data-text={words.leave} />
          <span>{now ? words.leave : words.close}</span>
        </span>{' '}
        {!isTouched && <kbd>0</kbd>}
      </Button>
    </aside>
  );
}
