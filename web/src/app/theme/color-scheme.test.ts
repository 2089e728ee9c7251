import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import early from '../../early.js?raw';
import { prefer, preferences } from '../../state/preferences';
import { ui } from '../../state/ui';
import { followColorScheme } from './color-scheme';

/** What pages have stored under `colorScheme` since the first version, and what a light and a dark device then show. */
const storedForms = [
  { stored: 'light', scheme: 'light', onLight: 'light', onDark: 'light' },
  { stored: 'dark', scheme: 'dark', onLight: 'dark', onDark: 'dark' },
  { stored: 'auto', scheme: 'auto', onLight: 'light', onDark: 'dark' },
  { stored: null, scheme: 'auto', onLight: 'light', onDark: 'dark' },
  { stored: 'sepia', scheme: 'auto', onLight: 'light', onDark: 'dark' },
];

let isDeviceDark = false;
let stop = () => {};
const device = Object.assign(new EventTarget(), { media: '' });
Object.defineProperty(device, 'matches', { get: () => isDeviceDark });
const shown = () => document.documentElement.dataset.colorScheme;
const turnDevice = (isDark: boolean) => {
  isDeviceDark = isDark;
  device.dispatchEvent(new Event('change'));
};

beforeEach(() => {
  isDeviceDark = false;
  vi.stubGlobal('matchMedia', () => device);
});
afterEach(() => {
  stop();
  localStorage.clear();
  delete document.documentElement.dataset.colorScheme;
  vi.unstubAllGlobals();
});

it.each(storedForms)('a stored $stored is understood', ({ stored, scheme, onLight, onDark }) => {
  if (stored) localStorage.setItem('colorScheme', stored);
  stop = followColorScheme();
  expect(preferences.getState().colorScheme).toBe(scheme);
  expect(shown()).toBe(onLight);
  turnDevice(true);
  expect(shown()).toBe(onDark);
});

it.each(storedForms)(
  'before the first paint a stored $stored is understood too',
  ({ stored, onLight, onDark }) => {
    if (stored) localStorage.setItem('colorScheme', stored);
    vi.spyOn(document, 'currentScript', 'get').mockReturnValue(document.createElement('script'));
    new Function(early)();
    expect(shown()).toBe(onLight);
    isDeviceDark = true;
    new Function(early)();
    expect(shown()).toBe(onDark);
  },
);

it('a choice is shown, stored, and followed by other tabs', () => {
  stop = followColorScheme();
  prefer('colorScheme', 'dark');
  expect(shown()).toBe('dark');
  expect(localStorage.getItem('colorScheme')).toBe('dark');
  window.dispatchEvent(new StorageEvent('storage', { key: 'colorScheme', newValue: 'light' }));
  expect(preferences.getState().colorScheme).toBe('light');
  expect(shown()).toBe('light');
});

it('a dark scene makes the whole window dark, and leaves the choice as it is', () => {
  stop = followColorScheme();
  prefer('colorScheme', 'light');
  ui.setState({ isSceneDark: true });
  expect(shown()).toBe('dark');
  expect(preferences.getState().colorScheme).toBe('light');
  ui.setState({ isSceneDark: false });
  expect(shown()).toBe('light');
});
