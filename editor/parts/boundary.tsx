import { Component, type ReactNode } from 'react';
import { Unfulfilled } from '../api/faults.ts';
import { Failed } from './failed.tsx';
import { Broken, LoadAgain } from './not-loaded.ts';

interface BoundaryState {
  fault: Error | null;
}

/** Shows the error of a screen that fails, with a way to try again; unsaved text is in the journal. */
export class Boundary extends Component<{ children: ReactNode }, BoundaryState> {
  override state: BoundaryState = { fault: null };

  static getDerivedStateFromError(fault: Error): BoundaryState {
    const isKnown = fault instanceof Unfulfilled || fault instanceof LoadAgain;
    return { fault: isKnown ? fault : new Broken(fault.message, { cause: fault }) };
  }

  override render(): ReactNode {
    const { fault } = this.state;
    if (!fault) return this.props.children;
    return <Failed fault={fault} again={() => this.setState({ fault: null })} />;
  }
}
