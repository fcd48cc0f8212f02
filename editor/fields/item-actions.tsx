import { Button } from 'react-aria-components';
import { useMessages } from '../messages/messages.tsx';

interface ItemActionsProps {
  list: readonly unknown[];
  index: number;
  change(list: unknown[]): void;
  /** The item as it is put in a second time; as it is, unless said. */
  copyOf?(item: unknown): unknown;
}

/** What can be done with one of a list, by pointer and by keyboard alike. */
export function ItemActions({ list, index, change, copyOf = (item) => item }: ItemActionsProps) {
  const messages = useMessages();
  const actions = [
    { label: messages.moveUp, to: index > 0 && moved(list, index, index - 1) },
    { label: messages.moveDown, to: index < list.length - 1 && moved(list, index, index + 1) },
    { label: messages.duplicate, to: list.toSpliced(index + 1, 0, copyOf(list[index])) },
    { label: messages.remove, to: list.toSpliced(index, 1) },
  ];
  return (
    <div className="actions">
      {actions.map(({ label, to }) => (
        <Button key={label} className="quiet" isDisabled={!to} onPress={() => to && change(to)}>
          {label}
        </Button>
      ))}
    </div>
  );
}

export function moved<Item>(list: readonly Item[], from: number, to: number): Item[] {
  const item = list[from];
  return item === undefined ? [...list] : list.toSpliced(from, 1).toSpliced(to, 0, item);
}
