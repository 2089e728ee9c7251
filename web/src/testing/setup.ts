// @ts-expect-error The page is compiled without the types of Node.
import { CompressionStream, DecompressionStream } from 'node:stream/web';
import { afterEach, expect } from 'vitest';
import { newsStore } from '../components/message/say';

// Only tests of components and hooks wait for React's testing library: it takes longer to load than most others to run.
if (/\.tsx$|\/use-[\w-]+\.test\.ts$/.test(expect.getState().testPath ?? '')) {
  await import('@testing-library/jest-dom/vitest');
  const { cleanup, configure } = await import('@testing-library/react');
  // A busy machine is no reason to fail: what never comes is noticed all the same.
  configure({ asyncUtilTimeout: 10_000 });
  afterEach(cleanup);
}
// Messages that a test hasn't announced yet must not reach the next test.
afterEach(() => newsStore.setState({ waiting: [] }));

// jsdom has no media queries; the page asks for colour scheme and reduced motion.
window.matchMedia ??= (query: string) =>
  ({
    matches: false,
    media: query,
    onchange: null,
    addEventListener: () => {},
    removeEventListener: () => {},
    addListener: () => {},
    removeListener: () => {},
    dispatchEvent: () => false,
  }) satisfies MediaQueryList;

// Nor does it have sizes to observe, which menus use.
window.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};

// Nor modal dialogs: for these tests an open one is enough.
HTMLDialogElement.prototype.showModal ??= function showModal() {
  this.open = true;
};
HTMLDialogElement.prototype.close ??= function close() {
  if (!this.open) return;
  this.open = false;
  queueMicrotask(() => this.dispatchEvent(new Event('close')));
};

// It hides popovers and can't show them.
HTMLElement.prototype.showPopover ??= function showPopover() {
  this.removeAttribute('popover');
};

// Node's channels reach the tests of other threads; tests that need tabs create them.
Reflect.deleteProperty(globalThis, 'BroadcastChannel');

// Nor does it compress; browsers and Node do.
Object.assign(globalThis, { CompressionStream, DecompressionStream });
