import '@testing-library/jest-dom/vitest';
import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';

afterEach(cleanup);

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

// Nor has it sizes to observe; menus ask for them.
window.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};

// Nor modal dialogs: an open one is enough for what the page does with them.
HTMLDialogElement.prototype.showModal ??= function showModal() {
  this.open = true;
};
HTMLDialogElement.prototype.close ??= function close() {
  this.open = false;
};

// It hides popovers and cannot show them.
HTMLElement.prototype.showPopover ??= function showPopover() {
  this.removeAttribute('popover');
};

// Node's channels reach the tests of other threads; tabs are made where a test needs them.
Reflect.deleteProperty(globalThis, 'BroadcastChannel');
