import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import early from './early.js?raw';

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.spyOn(document, 'currentScript', 'get').mockReturnValue(document.createElement('script'));
});
afterEach(() => {
  localStorage.clear();
  history.replaceState(null, '', '/');
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const run = () => {
  new Function(early)();
  return document.documentElement.dataset.first?.trim();
};

it('removes the look of a scene that earlier versions kept', () => {
  localStorage.setItem('sceneLook', 'ocean\n.boot-hero{color:red}');
  run();
  expect(localStorage.getItem('sceneLook')).toBeNull();
});

it.each([
  ['the first visit', '/en/', null, ''],
  ['a visitor with a wheel', '/en/', '{}', 'other-wheel'],
  ['a wheel of the cloud', '/en/?wheel=abc', null, 'other-wheel'],
  ['a wheel in the address', '/en/#w=abc', null, 'other-wheel'],
  ['a content wheel', '/en/wheels/yes-or-no', '{}', ''],
])('the name of another wheel is not shown first: %s', (_, address, stored, first) => {
  history.replaceState(null, '', address);
  if (stored) localStorage.setItem('wheelConfig', stored);
  expect(run()).toBe(first);
});

it.each([
  ['/share/abc', true],
  ['/en/#w=abc', true],
  ['/en/', false],
  ['/share/', false],
  ['/en/wheels/yes-or-no#w=abc', false],
])('at %s the panel is shut from the first paint: %s', (address, isShut) => {
  history.replaceState(null, '', address);
  run();
  expect(document.documentElement.hasAttribute('data-visit')).toBe(isShut);
});
