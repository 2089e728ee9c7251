import { beforeEach, describe, expect, test, vi } from 'vitest';
import { newWheel } from '../document/new-wheel';
import { documentVersion } from '../document/upgrade';
import { type StorageTrouble, storedWheel, textOfWheel } from './stored-wheel';

let told: StorageTrouble[];
const open = (own?: Storage | null) => storedWheel((trouble) => told.push(trouble), own);
const asideKeys = () => Object.keys(localStorage).filter((key) => key.startsWith('wheelConfig.aside.'));

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  told = [];
});

test('a wheel that was written is read again', () => {
  const wheel = newWheel();
  open().write(wheel);
  expect(open().read()).toEqual(wheel);
  expect(told).toEqual([]);
});

test('a content wheel is kept for this tab only', () => {
  open().write({ ...newWheel(), source: 'cms' });
  expect(localStorage.getItem('wheelConfig')).toBeNull();
  expect(JSON.parse(sessionStorage.getItem('sessionWheelConfig') ?? '{}').source).toBe('cms');
});

test('a content wheel of an earlier version, which had the id of the site, gets its own', () => {
  const early = { ...newWheel(), id: 'site', cmsOriginalId: 'site', source: 'cms', name: 'Dice' } as const;
  sessionStorage.setItem('sessionWheelConfig', textOfWheel(early));
  const wheel = open().readContent();
  expect(wheel).toMatchObject({ name: 'Dice', cmsOriginalId: 'site' });
  expect(wheel?.id).not.toBe('site');
  if (wheel) open().write(wheel);
  expect(open().readContent()?.id).toBe(wheel?.id);
});

describe('what cannot be shown', () => {
  test.each(['{broken', '"text"', '[]', '{"id":"w"}'])('%s is kept aside and reported', (text) => {
    localStorage.setItem('wheelConfig', text);
    expect(open().read()).toBeNull();
    expect(told).toEqual([{ kind: 'set-aside', reason: 'no-wheel', text }]);
    expect(asideKeys().map((key) => localStorage.getItem(key))).toEqual([text]);
  });

  test('a wheel of a newer version is kept aside word for word', () => {
    const newer = textOfWheel({ ...newWheel(), version: documentVersion + 1 });
    localStorage.setItem('wheelConfig', newer);
    expect(open().read()).toBeNull();
    expect(told).toEqual([{ kind: 'set-aside', reason: 'newer', text: newer }]);
    expect(asideKeys().map((key) => localStorage.getItem(key))).toEqual([newer]);
  });

  test('is set aside once, not at every visit', () => {
    localStorage.setItem('wheelConfig', '{broken');
    open().read();
    open().read();
    expect(asideKeys()).toHaveLength(1);
  });
});

describe('a storage that fails', () => {
  const full = {
    getItem: () => null,
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  } as unknown as Storage;

  test('is said once when it is full', () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const stored = open(full);
    stored.write(newWheel());
    stored.write(newWheel());
    expect(told).toEqual([{ kind: 'full' }]);
    vi.restoreAllMocks();
  });

  test('is said once when it is blocked, and nothing throws', () => {
    const blocked = open(null);
    expect(blocked.read()).toBeNull();
    blocked.write(newWheel());
    expect(told).toEqual([{ kind: 'blocked' }]);
  });
});

test('a tab knows its own wheel, whatever another tab stores', () => {
  const [mine, theirs] = [newWheel(), newWheel()];
  open().write(mine);
  localStorage.setItem('wheelConfig', textOfWheel(theirs));
  expect(open().read()).toEqual(theirs);
  expect(open().tabKey()).toBe(mine.id);
  open().write({ ...newWheel(), source: 'cms' });
  expect(open().tabKey()).toBe(mine.id);
});
