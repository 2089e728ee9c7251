import { afterEach, expect, it, vi } from 'vitest';
import { sendEvent } from './base';

afterEach(() => vi.unstubAllGlobals());

it('sends the event as JSON to the page’s own server', async () => {
  const sendBeacon = vi.fn<(address: string, body: Blob) => boolean>(() => true);
  vi.stubGlobal('navigator', { sendBeacon });
  sendEvent({ name: 'wheel_spin_start' });
  expect(sendBeacon).toHaveBeenCalledTimes(1);
  const [address, body] = sendBeacon.mock.calls[0] ?? [];
  expect(address).toBe(`${window.location.origin}/api/events`);
  expect(body?.type).toBe('application/json');
  expect(body?.size).toBe('{"name":"wheel_spin_start"}'.length);
});

it('does without where the browser has no beacons', () => {
  vi.stubGlobal('navigator', {});
  expect(() => sendEvent({ name: 'wheel_spin_start' })).not.toThrow();
});
