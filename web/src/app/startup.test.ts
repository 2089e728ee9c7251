import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Component, StartupError, StartupPlanError, startAll } from './startup';

/** A component that logs when it starts and stops, and starts only when the test lets it. */
function recorded(log: string[], name: string, needs: string[] = []) {
  const gate = Promise.withResolvers<void>();
  const component: Component = {
    name,
    needs,
    start: async () => {
      log.push(`${name} starts`);
      await gate.promise;
      log.push(`${name} is up`);
      return () => {
        log.push(`${name} stops`);
      };
    },
  };
  return { component, release: gate.resolve, fail: gate.reject };
}

const turnOver = () => new Promise((resolve) => setTimeout(resolve));

describe('starting', () => {
  it('follows the needs, whatever order the components are listed in', async () => {
    const log: string[] = [];
    const note = (name: string, needs: string[] = []): Component => ({
      name,
      needs,
      start: () => {
        log.push(name);
        return undefined;
      },
    });
    await startAll([
      note('render', ['wheel', 'languages']),
      note('wheel', ['languages']),
      note('languages', ['address']),
      note('address'),
    ]);
    expect(log).toEqual(['address', 'languages', 'wheel', 'render']);
  });

  it('starts independent components at the same time and waits for what is needed', async () => {
    const log: string[] = [];
    const languages = recorded(log, 'languages');
    const wheel = recorded(log, 'wheel');
    const render = recorded(log, 'render', ['languages', 'wheel']);
    const running = startAll([languages.component, wheel.component, render.component]);

    await turnOver();
    expect(log).toEqual(['languages starts', 'wheel starts']);
    wheel.release();
    await turnOver();
    expect(log).not.toContain('render starts');
    languages.release();
    render.release();
    await running;
    expect(log.slice(-2)).toEqual(['render starts', 'render is up']);
  });

  it('has nothing to do for no components', async () => {
    await expect((await startAll([]))()).resolves.toBeUndefined();
  });
});

describe('stopping', () => {
  it('goes in reverse order of having started, and only once', async () => {
    const log: string[] = [];
    const parts = [recorded(log, 'a'), recorded(log, 'b', ['a']), recorded(log, 'c', ['b'])];
    for (const part of parts) part.release();
    const stop = await startAll(parts.map((part) => part.component));
    log.length = 0;

    await stop();
    await stop();
    expect(log).toEqual(['c stops', 'b stops', 'a stops']);
  });
});

describe('a component that fails', () => {
  it('is named with its cause, starts nothing that needs it, and stops what was running', async () => {
    const log: string[] = [];
    const preferences = recorded(log, 'preferences');
    const languages = recorded(log, 'languages');
    const render = recorded(log, 'render', ['languages']);
    preferences.release();
    languages.fail(new Error('offline'));

    const failure = await startAll([preferences.component, languages.component, render.component]).catch(
      (error: unknown) => error,
    );
    expect(failure).toBeInstanceOf(StartupError);
    expect(failure).toMatchObject({
      component: 'languages',
      message: 'languages did not start: offline',
      cause: new Error('offline'),
    });
    expect(log).toEqual(['preferences starts', 'languages starts', 'preferences is up', 'preferences stops']);
  });

  it('may also throw before its first await', async () => {
    const broken: Component = {
      name: 'wheel',
      start: () => {
        throw new Error('no canvas');
      },
    };
    await expect(startAll([broken])).rejects.toThrow('wheel did not start: no canvas');
  });
});

describe('a component that the goal does not need', () => {
  /** Fails the given number of times, and then starts. */
  const flaky = (name: string, failures: number, needs: string[] = []) => {
    let left = failures;
    const stop = vi.fn();
    const start = vi.fn(async () => {
      left -= 1;
      if (left >= 0) throw new TypeError('Failed to fetch dynamically imported module');
      return stop;
    });
    return { component: { name, needs, start } satisfies Component, start, stop };
  };
  /** Waits for the test instead of the clock. */
  const waiting: (() => void)[] = [];
  const cancelled = vi.fn();
  const tryAgain = (_: number, run: () => void) => {
    waiting.push(run);
    return cancelled;
  };
  const again = async () => {
    for (const run of waiting.splice(0)) run();
    await turnOver();
  };
  const render: Component = { name: 'render', start: () => stopRender };
  const stopRender = vi.fn();

  beforeEach(() => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    waiting.length = 0;
    stopRender.mockClear();
    cancelled.mockClear();
  });
  afterEach(() => vi.restoreAllMocks());

  it('fails alone: the page goes on, and it is tried again until it starts', async () => {
    const cloud = flaky('cloud', 2, ['render']);
    const onMissing = vi.fn();
    const stop = await startAll([render, { ...cloud.component, onMissing }], { goal: 'render', tryAgain });
    await turnOver();
    expect(stopRender).not.toHaveBeenCalled();
    expect(onMissing).toHaveBeenCalledExactlyOnceWith(expect.any(StartupError));
    await again();
    await again();
    expect(cloud.start).toHaveBeenCalledTimes(3);
    expect(onMissing).toHaveBeenCalledTimes(1);
    expect(waiting).toEqual([]);
    await stop();
    expect(cloud.stop).toHaveBeenCalledTimes(1);
    expect(stopRender).toHaveBeenCalledTimes(1);
  });

  it('makes only those wait that need it', async () => {
    const live = flaky('live', 1, ['render']);
    const viewers = flaky('viewers', 0, ['live']);
    const media = flaky('media', 0, ['render']);
    const parts = [viewers, live, media].map((part) => part.component);
    await startAll([render, ...parts], { goal: 'render', tryAgain });
    await turnOver();
    expect(media.start).toHaveBeenCalled();
    expect(viewers.start).not.toHaveBeenCalled();
    await again();
    expect(viewers.start).toHaveBeenCalledTimes(1);
  });

  it('is not waited for', async () => {
    const slow = recorded([], 'slow');
    await startAll([render, slow.component], { goal: 'render' });
    expect(stopRender).not.toHaveBeenCalled();
  });

  it('is not tried again once the page has stopped', async () => {
    const cloud = flaky('cloud', 5);
    const stop = await startAll([render, cloud.component], { goal: 'render', tryAgain });
    await turnOver();
    await stop();
    expect(cancelled).toHaveBeenCalled();
    await again();
    expect(cloud.start).toHaveBeenCalledTimes(1);
  });

  it('still falls with the goal, whatever the goal needs and over how many steps', async () => {
    const languages = flaky('languages', 1);
    const wheel = flaky('wheel', 0, ['languages']);
    const focus = flaky('focus', 0);
    const parts = [{ ...render, needs: ['wheel'] }, wheel.component, languages.component, focus.component];
    await expect(startAll(parts, { goal: 'render', tryAgain })).rejects.toThrow('languages did not start');
    expect(focus.stop).toHaveBeenCalledTimes(1);
    expect(waiting).toEqual([]);
  });
});

describe('a plan that cannot work is refused before anything starts', () => {
  const plan = async (...needs: [string, string[]][]) => {
    const log: string[] = [];
    const failure = await startAll(needs.map(([name, list]) => recorded(log, name, list).component)).catch(
      (error: unknown) => error,
    );
    expect(log).toEqual([]);
    expect(failure).toBeInstanceOf(StartupPlanError);
    return (failure as Error).message;
  };

  it('names every unmet need', async () => {
    expect(await plan(['render', ['wheel', 'paint']], ['wheel', ['sample']])).toBe(
      'render needs paint, which does not exist; wheel needs sample, which does not exist',
    );
  });

  it('names the parts of a circle and leaves the others out', async () => {
    expect(await plan(['entry', ['a']], ['a', ['b']], ['b', ['c']], ['c', ['a']])).toBe(
      'Circular needs: a → b → c → a',
    );
  });

  it('finds a component that needs itself', async () => {
    expect(await plan(['a', ['a']])).toBe('Circular needs: a → a');
  });

  it('misses the goal', async () => {
    await expect(startAll([], { goal: 'render' })).rejects.toThrow('The goal render does not exist');
  });

  it('finds two components of one name', async () => {
    expect(await plan(['a', []], ['a', []])).toBe('Two components are called a');
  });
});
