import { type ComponentType, type ReactNode, useSyncExternalStore } from 'react';
import { Failed, Loading } from './failed.tsx';
import { LazyModule } from './lazy-module.ts';
import { whyNotLoaded } from './not-loaded.ts';

/** A component whose code is loaded when it is first rendered, or earlier by `load`. */
export interface LazyComponent<Props> {
  (props: Props): ReactNode;
  load(): void;
}

/**
 * A component that is loaded on demand, with a placeholder; `Around` is what an error of loading it is shown in. Unlike
 * `Suspense`, which delays what follows a fallback by 300 ms, it renders as soon as its code is there, and at once if
 * that was loaded before.
 */
export function lazyComponent<Props extends object>(
  read: () => Promise<ComponentType<Props>>,
  waiting: ReactNode = <Loading />,
  Around?: ComponentType<Props & { children: ReactNode }>,
): LazyComponent<Props> {
  const code = new LazyModule<ComponentType<Props>>(() =>
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
  code: LazyModule<ComponentType<Props>>;
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
