import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { toastStore } from '../../components/toasts/notify';
import { startI18n } from '../../i18n/i18n';
import { sessionStore } from '../../session/session-state';
import { startHints } from './first-hints';

beforeEach(async () => {
  localStorage.clear();
  toastStore.setState({ toasts: [] });
  await startI18n('en');
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  sessionStore.setState({ status: 'starting' });
});

const shown = () => toastStore.getState().toasts.map(({ text }) => text);
async function passTime() {
  await vi.advanceTimersByTimeAsync(10_000);
  vi.useRealTimers();
}
async function firstHint() {
  await passTime();
  await vi.waitFor(() => expect(shown()).toHaveLength(1));
}

it('says three things, one after the other, and waits for the visitor each time', async () => {
  startHints();
  await firstHint();
  for (const [text, button] of [
    [/^Got a list\? Paste it/, 'Next'],
    [/^To spin, press Space/, 'Next'],
    [/^“Share” gives you a link/, 'Got it'],
  ] as const) {
    const [toast, ...more] = toastStore.getState().toasts;
    expect(more).toEqual([]);
    expect(toast?.text).toMatch(text);
    expect(toast?.action?.label).toBe(button);
    expect(toast?.duration).toBe(Number.POSITIVE_INFINITY);
    toastStore.setState({ toasts: [] });
    toast?.action?.run();
  }
  expect(shown()).toEqual([]);
});

it('says them once, even if nobody read them to the end', async () => {
  startHints();
  await firstHint();
  expect(shown()).toHaveLength(1);
  toastStore.setState({ toasts: [] });
  expect(startHints()).toBeUndefined();
});

it('says nothing where there was a wheel before, to users, or after the page is left', async () => {
  localStorage.setItem('wheelConfig', '{}');
  expect(startHints()).toBeUndefined();
  localStorage.clear();
  startHints()?.();
  sessionStore.setState({ status: 'signed-in' });
  startHints();
  await passTime();
  expect(shown()).toEqual([]);
});
