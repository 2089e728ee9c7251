import { describe, expect, it } from 'vitest';
import { chooseWheel, dependsOnSession, type WheelFacts } from './choose-wheel';
import { routeOf } from './routes';

function facts(address: string, given: Partial<WheelFacts> = {}): WheelFacts {
  const { pathname, search } = new URL(address, 'https://wheel.example');
  return {
    route: routeOf({ pathname, search }),
    contentId: null,
    sessionCopyOf: null,
    hasLink: false,
    isAuthenticated: false,
    hasStored: false,
    recent: [],
    ...given,
  };
}
const chosen = (address: string, given?: Partial<WheelFacts>) =>
  chooseWheel(facts(address, given)).map((choice) =>
    'wheelId' in choice ? `${choice.from} ${choice.wheelId}` : choice.from,
  );
const user = { isAuthenticated: true, recent: [{ id: 'latest' }, { id: 'older' }] };

describe('an address that carries a wheel', () => {
  it('shows that one first, where the address names no other', () => {
    expect(chosen('/en/', { hasLink: true, hasStored: true })).toEqual(['link', 'stored', 'default']);
    expect(chosen('/', { hasLink: true })).toEqual(['link', 'default']);
    expect(chosen('/share/s', { hasLink: true })).toEqual(['share', 'default']);
  });
});

describe('a content wheel in the page', () => {
  it.each(['/en/wheels/yes-or-no', '/en/', '/?wheel=w', '/share/s', '/de/wheel'])(
    'comes before what %s says',
    (address) => expect(chosen(address, { contentId: 'c', ...user })[0]).toBe('content'),
  );
  it('gives way to the session’s copy of the same wheel, of no other', () => {
    expect(chosen('/en/wheels/x', { contentId: 'c', sessionCopyOf: 'c' })[0]).toBe('session');
    expect(chosen('/en/wheels/x', { contentId: 'c', sessionCopyOf: 'd' })[0]).toBe('content');
    expect(chosen('/en/wheels/x', { sessionCopyOf: 'c' })[0]).toBe('slug');
  });
});

describe('the address', () => {
  it.each([
    ['/dashboard', []],
    ['/share/abc', ['share', 'default']],
    ['/embed/abc', ['share', 'default']],
    ['/embed/de/ja-oder-nein', ['slug', 'default']],
    ['/de/wheel', ['default']],
    ['/de/wheels/ja-oder-nein', ['slug', 'default']],
    ['/de/wheels/party/wahrheit', ['slug', 'default']],
    ['/de/ja-oder-nein', ['slug', 'default']],
    ['/de', ['default']],
    ['/', ['default']],
    ['/whatever', ['default']],
    ['/?wheel=w', ['default']],
  ])('%s of a guest: %j', (address, order) => expect(chosen(address)).toEqual(order));

  it('leads a user to the cloud wheel, with the links that were in it', () => {
    expect(chosen('/fr?wheel=w', user)).toEqual(['cloud w', 'recent latest', 'default']);
    expect(chooseWheel(facts('/fr/x?wheel=w&magiclink=m&livelink=l', user))[0]).toEqual({
      from: 'cloud',
      wheelId: 'w',
      magiclink: 'm',
      livelink: 'l',
    });
  });
  it('leads a guest who asks for a cloud wheel to the default', () => {
    expect(chosen('/fr?wheel=w', { hasStored: true })).toEqual(['stored', 'default']);
  });
});

describe('by default', () => {
  it('what this browser keeps comes first, also for users', () => {
    expect(chosen('/en/', { hasStored: true })).toEqual(['stored', 'default']);
    expect(chosen('/en/', { hasStored: true, ...user })).toEqual(['stored', 'recent latest', 'default']);
  });
  it('then a user’s most recent wheel, then the system’s', () => {
    expect(chosen('/en/', user)).toEqual(['recent latest', 'default']);
    expect(chosen('/en/', { ...user, recent: [] })).toEqual(['default']);
    expect(chosen('/en/', { ...user, isAuthenticated: false })).toEqual(['default']);
  });
  it('is where every other choice falls back to', () => {
    for (const address of ['/share/s', '/en/wheels/x', '/en?wheel=w'])
      expect(chosen(address, { hasStored: true, ...user }).slice(-3)).toEqual([
        'stored',
        'recent latest',
        'default',
      ]);
  });
});

describe('who is here is waited for', () => {
  it.each([
    ['/en?wheel=w', { hasStored: true }, true],
    ['/en/', {}, true],
    ['/en/', { hasStored: true }, false],
    ['/share/s', {}, false],
    ['/en/wheels/x', {}, false],
    ['/en/wheels/x', { contentId: 'c' }, false],
  ])('at %s with %j: %s', (address, given, isWaitedFor) =>
    expect(dependsOnSession(facts(address, given))).toBe(isWaitedFor),
  );
});
