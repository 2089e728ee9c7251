import { Component, type ReactNode } from 'react';
import { CrashScreen } from './CrashScreen';

/** The last net: whatever breaks while drawing, the visitor reads a sentence instead of a blank page. */
export class AppBoundary extends Component<{ children: ReactNode }, { isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override componentDidCatch(error: unknown) {
    console.error('The page broke.', error);
  }

  override render() {
    return this.state.isBroken ? <CrashScreen /> : this.props.children;
  }
}
