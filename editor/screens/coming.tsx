import { type ComponentType, type ReactNode, useSyncExternalStore } from 'react';
import { Code } from './code.ts';
import { Failed, Loading } from './failed.tsx';
import { whyNotLoaded } from './updated.ts';

/** A component whose code is loaded when it is first rendered, or earlier by `load`. */
export interface Coming<Props> {
  (props: Props): ReactNode;
  load(): void;
}

/**
 * A component that is loaded on demand, with a placeholder. Unlike `Suspense`, which delays what follows a fallback by
 * 300 ms, it renders as soon as its code is there, and at once if that was loaded before.
 */
export function coming<Props extends object>(
  read: () => Promise<ComponentType<Props>>,
  waiting: ReactNode = <Loading />,
): Coming<Props> {
  const code = new Code<ComponentType<Props>>(() =>
    read().catch(async (fault: Error) => {
      throw await whyNotLoaded(fault);
    }),
  );
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
  // A part without a placeholder shows no error either, and is tried again when it is next rendered.
  if (state.kind === 'failed') return waiting && <Failed fault={state.fault} again={code.load} />;
  return <state.part {...given} />;
}
