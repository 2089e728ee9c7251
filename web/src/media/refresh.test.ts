import { beforeEach, describe, expect, it, vi } from 'vitest';
import { cooldownAfter, createRefresh } from './refresh';

/** A clock that waiting and the test move forward. */
function start(load: () => Promise<void>) {
  const clock = { now: 1_000_000, waits: [] as number[] };
  const refresh = createRefresh({
    load,
    isFinal: (error) => (error as { status?: number }).status === 429,
    now: () => clock.now,
    wait: async (milliseconds) => {
      clock.waits.push(milliseconds);
      clock.now += milliseconds;
    },
  });
  return { refresh, clock };
}

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});

it('pauses 5 s, 10 s, 20 s and never longer than 30 s', () => {
  expect([0, 1, 2, 3, 4, 9].map(cooldownAfter)).toEqual([0, 5000, 10_000, 20_000, 30_000, 30_000]);
});

describe('a refresh', () => {
  it('that works asks once', async () => {
    const load = vi.fn(async () => {});
    const { refresh, clock } = start(load);
    expect(await refresh()).toBe('refreshed');
    expect(load).toHaveBeenCalledTimes(1);
    expect(clock.waits).toEqual([]);
  });

  it('runs one at a time, however many ask for it', async () => {
    let answer = () => {};
    const load = vi.fn(() => new Promise<void>((resolve) => (answer = resolve)));
    const { refresh } = start(load);
    const all = Promise.all([refresh(), refresh(), refresh()]);
    answer();
    expect(await all).toEqual(['refreshed', 'refreshed', 'refreshed']);
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('that fails is tried three times with a growing pause, then given up', async () => {
    const load = vi.fn().mockRejectedValue(new Error('down'));
    const { refresh, clock } = start(load);
    expect(await refresh()).toBe('exhausted');
    expect(load).toHaveBeenCalledTimes(3);
    expect(clock.waits).toEqual([5000, 10_000]);
  });

  it('that was given up stays so until 10 s have passed without a request', async () => {
    const load = vi.fn().mockRejectedValue(new Error('down'));
    const { refresh, clock } = start(load);
    await refresh();
    clock.now += 9999;
    expect(await refresh()).toBe('exhausted');
    clock.now += 9999;
    expect(await refresh()).toBe('exhausted');
    expect(load).toHaveBeenCalledTimes(3);
    clock.now += 10_000;
    load.mockResolvedValue(undefined);
    expect(await refresh()).toBe('refreshed');
    expect(load).toHaveBeenCalledTimes(4);
  });

  it('that works and is wanted again and again counts too, and pauses', async () => {
    const { refresh, clock } = start(async () => {});
    expect([await refresh(), await refresh(), await refresh(), await refresh()]).toEqual([
      'refreshed',
      'refreshed',
      'refreshed',
      'exhausted',
    ]);
    expect(clock.waits).toEqual([5000, 10_000]);
  });

  it('does not go on against a server that asks for patience', async () => {
    const load = vi.fn().mockRejectedValue({ status: 429 });
    const { refresh } = start(load);
    await expect(refresh()).rejects.toEqual({ status: 429 });
    expect(load).toHaveBeenCalledTimes(1);
  });
});
