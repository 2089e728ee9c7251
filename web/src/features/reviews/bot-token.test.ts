import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fakeApi } from '../../api/testing/fake-api';

const config = 'GET /api/config/client';
const keys = { recaptchaSiteKey: 'a key', recaptchaScriptUrl: 'https://score.example/api.js' };
const asked: unknown[] = [];
const service = {
  ready: (work: () => void) => work(),
  execute: async (key: string, about: { action: string }) => {
    asked.push([key, about]);
    return 'a token';
  },
};

/** Each test has its own page: the prepared script stays for as long as the page does. */
const fresh = async () => {
  vi.resetModules();
  return import('./bot-token');
};
const script = () => document.head.querySelector('script');
const scriptIsThere = () => expect.poll(script).not.toBeNull();

beforeEach(() => {
  asked.length = 0;
});
afterEach(() => {
  document.head.replaceChildren();
  Reflect.deleteProperty(window, 'grecaptcha');
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('is empty, and no script is fetched, where the server has no key', async () => {
  fakeApi({ [config]: { body: { success: true, recaptchaSiteKey: '', recaptchaScriptUrl: '' } } });
  const { botToken } = await fresh();
  expect(await botToken()).toBe('');
  expect(script()).toBeNull();
});

it('comes from the service, whose script is fetched once', async () => {
  fakeApi({ [config]: { body: { success: true, ...keys } } });
  const { botToken, prepareBotCheck } = await fresh();
  const ready = prepareBotCheck();
  await scriptIsThere();
  expect(script()?.src).toBe('https://score.example/api.js?render=a%20key');
  Object.assign(window, { grecaptcha: service });
  script()?.onload?.(new Event('load'));
  await ready;
  expect(await botToken()).toBe('a token');
  expect(asked).toEqual([['a key', { action: 'feedback_submit' }]]);
  expect(document.head.querySelectorAll('script')).toHaveLength(1);
});

it('fails where the script is blocked, and may be tried again', async () => {
  const { calls } = fakeApi({ [config]: { body: { success: true, ...keys } } });
  const { botToken, BotCheckFailed } = await fresh();
  const token = botToken().catch((error: unknown) => error);
  await scriptIsThere();
  script()?.onerror?.(new Event('error'));
  expect(await token).toBeInstanceOf(BotCheckFailed);
  expect(script()).toBeNull();
  void botToken().catch(() => {});
  await scriptIsThere();
  expect(calls).toHaveLength(2);
});

it('fails where the script never comes', async () => {
  fakeApi({ [config]: { body: { success: true, ...keys } } });
  const { botToken } = await fresh();
  vi.useFakeTimers();
  const token = botToken().catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await token).toHaveProperty('name', 'BotCheckFailed');
  expect(script()).toBeNull();
});

it('fails where the service never answers', async () => {
  fakeApi({ [config]: { body: { success: true, ...keys } } });
  const { botToken, BotCheckFailed } = await fresh();
  const token = botToken().catch((error: unknown) => error);
  await scriptIsThere();
  vi.useFakeTimers();
  Object.assign(window, { grecaptcha: { ...service, execute: () => new Promise(() => {}) } });
  script()?.onload?.(new Event('load'));
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await token).toBeInstanceOf(BotCheckFailed);
});
