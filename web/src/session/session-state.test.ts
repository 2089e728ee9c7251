import { afterEach, expect, test, vi } from 'vitest';
import { endSession } from './change-session';
import { authStateChanged, onAuthChange } from './session-state';
import { signInAsAda } from './testing/sign-in';

afterEach(() => vi.restoreAllMocks());

test('a listener that throws does not keep the others from hearing of a sign-in or sign-out', () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  const broken = new Error('broken');
  const others = vi.fn();
  const scripts = vi.fn();
  window.addEventListener(authStateChanged, scripts);
  const stops = [
    onAuthChange(() => {
      throw broken;
    }),
    onAuthChange(others),
  ];
  signInAsAda();
  endSession();
  for (const stop of stops) stop();
  window.removeEventListener(authStateChanged, scripts);
  expect(others.mock.calls).toEqual([
    [true, false],
    [false, true],
  ]);
  expect(scripts).toHaveBeenCalledTimes(2);
  expect(logged).toHaveBeenCalledWith(expect.any(String), broken);
});
