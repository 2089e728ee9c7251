import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fakeApi } from '../../api/testing/fake-api';
import { changeLanguage, startI18n } from '../../i18n/i18n';
import { showDemoBar } from './demo-bar';

const config = (demoSeconds: number | null) => ({
  'GET /api/config/client': { body: { success: true, demoSeconds } },
});
const said = () => document.querySelector('.demo-bar')?.textContent;
const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000);
let stop = () => {};

beforeEach(async () => {
  await startI18n('en');
  vi.useFakeTimers();
});
afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('counts down by the server’s clock, says when all is gone, and counts anew', async () => {
  fakeApi(config(125));
  stop = await showDemoBar();
  await pass(1);
  expect(said()).toBe('This is a demo. Everything here is deleted in 2:04.');
  await pass(123);
  expect(said()).toContain('0:01');
  fakeApi(config(null));
  await pass(1);
  expect(said()).toMatch(/^The demo starts anew/);
  await pass(15);
  expect(said(), 'it is still starting').toMatch(/^The demo starts anew/);
  fakeApi(config(600));
  await pass(16);
  expect(said()).toMatch(/ in 9:5\d\.$/);
});

it('speaks the language of the page, and leaves nothing when it stops', async () => {
  fakeApi(config(60));
  stop = await showDemoBar();
  await pass(1);
  await changeLanguage('de');
  expect(said()).toBe('Das ist eine Demo. In 0:59 wird hier alles gelöscht.');
  stop();
  expect(said()).toBeUndefined();
  expect(document.documentElement.dataset.demo).toBeUndefined();
});
