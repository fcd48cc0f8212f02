import { type ComponentType, type ReactNode, useSyncExternalStore } from 'react';
import { Code } from './code.ts';
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
  const code = new Code<ComponentType<Props>>(read);
  const part = (props: Props) => <Part code={code} waiting={waiting} given={props} />;
  return Object.assign(part, { load: code.load });
}

interface PartProps<Props> {
  code: Code<ComponentType<Props>>;
  waiting: ReactNode;
  given: Props;
}

function Part<Props extends object>({ code, waiting, given }: PartProps<Props>) {
  const state = useSyncExternalStore(code.subscribe, code.state);
  if (state.kind === 'waiting') return waiting;
  // What nobody waits for is not missed either, and is read once more where it is shown again.
  if (state.kind === 'failed') return waiting && <Failed fault={state.fault} again={code.load} />;
  return <state.part {...given} />;
}
