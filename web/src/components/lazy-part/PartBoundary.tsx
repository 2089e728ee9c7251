import { Component, type ReactNode } from 'react';
import { PartFailure } from './PartFailure';

/** Keeps a fault inside the part where it happened: the wheel still spins when a tab breaks. */
export class PartBoundary extends Component<{ children: ReactNode }, { isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override componentDidCatch(error: unknown) {
    console.error('A part of the page broke.', error);
  }

  override render() {
    if (this.state.isBroken) return <PartFailure onRetry={() => this.setState({ isBroken: false })} />;
    return this.props.children;
  }
}
