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
 * A component that is loaded on demand, with a placeholder; `Around` is what an error of loading it is shown in. Unlike
 * `Suspense`, which delays what follows a fallback by 300 ms, it renders as soon as its code is there, and at once if
 * that was loaded before.
 */
export function coming<Props extends object>(
  read: () => Promise<ComponentType<Props>>,
  waiting: ReactNode = <Loading />,
  Around?: ComponentType<Props & { children: ReactNode }>,
): Coming<Props> {
  const code = new Code<ComponentType<Props>>(() =>
    read().catch(async (fault: Error) => {
      throw await whyNotLoaded(fault);
    }),
  );
  const part = (props: Props) => (
    <Part code={code} waiting={waiting} Around={Around} given={props} />
  );
  return Object.assign(part, { load: code.load });
}

interface PartProps<Props> {
  code: Code<ComponentType<Props>>;
  waiting: ReactNode;
  Around: ComponentType<Props & { children: ReactNode }> | undefined;
  given: Props;
}

function Part<Props extends object>({ code, waiting, Around, given }: PartProps<Props>) {
  const state = useSyncExternalStore(code.subscribe, code.state);
  if (state.kind === 'waiting') return waiting;
  if (state.kind === 'failed') {
    const failed = <Failed fault={state.fault} again={code.load} />;
    if (Around) return <Around {...given}>{failed}</Around>;
    // A part without a placeholder shows no error either, and is tried again when it is next rendered.
    return waiting && failed;
  }
  return <state.part {...given} />;
}
