import { type ComponentType, type ReactNode, useSyncExternalStore } from 'react';
import { Failed, Loading } from './failed.tsx';

/** A part of the editor whose code comes when it is first shown, or before that where `load` was called. */
export interface Coming<Props> {
  (props: Props): ReactNode;
  load(): void;
}

/**
 * A part that comes later, and what stands there until then. React holds back what follows a fallback of `Suspense`
 * for 300 ms; this is there as soon as its code is, and at once where that came before.
 */
export function coming<Props extends object>(
  read: () => Promise<ComponentType<Props>>,
  waiting: ReactNode = <Loading />,
): Coming<Props> {
  const code = new Code(read);
  const part = (props: Props) => <Part code={code} waiting={waiting} given={props} />;
  return Object.assign(part, { load: code.load });
}

type CodeState<Props> =
  | { kind: 'waiting' }
  | { kind: 'here'; Here: ComponentType<Props> }
  | { kind: 'failed'; fault: Error };

class Code<Props> {
  #state: CodeState<Props> = { kind: 'waiting' };
  #isReading = false;
  readonly #read: () => Promise<ComponentType<Props>>;
  readonly #listeners = new Set<() => void>();

  constructor(read: () => Promise<ComponentType<Props>>) {
    this.#read = read;
  }

  readonly state = (): CodeState<Props> => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    this.load();
    return () => this.#listeners.delete(listener);
  };

  /** What failed is read once more where it is asked for again. */
  readonly load = (): void => {
    if (this.#isReading || this.#state.kind === 'here') return;
    this.#isReading = true;
    if (this.#state.kind === 'failed') this.#become({ kind: 'waiting' });
    this.#read()
      .then(
        (Here) => this.#become({ kind: 'here', Here }),
        (fault: Error) => this.#become({ kind: 'failed', fault }),
      )
      .finally(() => {
        this.#isReading = false;
      });
  };

  #become(state: CodeState<Props>): void {
    this.#state = state;
    for (const listener of this.#listeners) listener();
  }
}

interface PartProps<Props> {
  code: Code<Props>;
  waiting: ReactNode;
  given: Props;
}

function Part<Props extends object>({ code, waiting, given }: PartProps<Props>) {
  const state = useSyncExternalStore(code.subscribe, code.state);
  if (state.kind === 'waiting') return waiting;
  if (state.kind === 'failed') return <Failed fault={state.fault} again={code.load} />;
  return <state.Here {...given} />;
}
