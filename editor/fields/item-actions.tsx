import { isRecord } from '@farol/content-model';
import { useMessages } from '../messages/messages.tsx';
import { StepButton } from '../parts/step-button.tsx';
import { withItemMoved } from './slices/slice-value.ts';
import { useToldPlace } from './use-told-place.tsx';

interface ItemActionsProps {
  list: readonly unknown[];
  index: number;
  change(list: unknown[]): void;
}

/** The buttons to move, duplicate and remove an item of a list. */
export function ItemActions({ list, index, change }: ItemActionsProps) {
  const messages = useMessages();
  const { tellPlace, told } = useToldPlace(index, list.length);
  const move = (to: number) => {
    change(withItemMoved(list, index, to));
    tellPlace(to);
  };
  const actions = [
    { label: messages.moveUp, isPossible: index > 0, run: () => move(index - 1) },
    { label: messages.moveDown, isPossible: index < list.length - 1, run: () => move(index + 1) },
    {
      label: messages.duplicate,
      isPossible: true,
      run: () => change(list.toSpliced(index + 1, 0, copyOf(list[index]))),
    },
    { label: messages.remove, isPossible: true, run: () => change(list.toSpliced(index, 1)) },
  ];
  return (
    <>
      <div className="actions">
        {actions.map(({ label, isPossible, run }) => (
          <StepButton key={label} isPossible={isPossible} run={run}>
            {label}
          </StepButton>
        ))}
      </div>
      {told}
    </>
  );
}

/** A copy of an item; a link in a list gets a key of its own. */
function copyOf(item: unknown): unknown {
  return isRecord(item) && typeof item.key === 'string'
    ? { ...item, key: crypto.randomUUID() }
    : item;
}
