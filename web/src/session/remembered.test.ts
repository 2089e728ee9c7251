import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  forgetReturnPage,
  rememberAction,
  rememberedReturnPage,
  rememberReturnPage,
  takeAction,
} from './remembered';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  localStorage.clear();
});

describe('a pending action', () => {
  it('is picked up once', () => {
    rememberAction('dashboard');
    expect(takeAction('dashboard')).toBe('dashboard');
    expect(takeAction('dashboard')).toBeNull();
  });

  it('is left for the code that can do it', () => {
    rememberAction('save');
    expect(takeAction('dashboard')).toBeNull();
    expect(takeAction('share', 'save')).toBe('save');
  });

  it('is forgotten after half an hour', () => {
    rememberAction('dashboard');
    vi.advanceTimersByTime(30 * 60_000);
    expect(takeAction('dashboard')).toBeNull();
  });

  it.each(['{', 'null', '7', '{"value":"format disk","until":9e15}', '{"value":"dashboard"}'])(
    'that reads %s is none',
    (stored) => {
      localStorage.setItem('pendingAction', stored);
      expect(takeAction('dashboard')).toBeNull();
    },
  );
});

describe('the return page', () => {
  it('is kept until it is forgotten', () => {
    rememberReturnPage('/de/');
    expect(rememberedReturnPage()).toBe('/de/');
    expect(rememberedReturnPage()).toBe('/de/');
    forgetReturnPage();
    expect(rememberedReturnPage()).toBeNull();
  });

  it('is none where storage is forbidden', () => {
    const forbidden = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    for (const method of ['getItem', 'setItem', 'removeItem'] as const)
      vi.spyOn(Storage.prototype, method).mockImplementation(forbidden);
    expect(() => rememberReturnPage('/de/')).not.toThrow();
    expect(rememberedReturnPage()).toBeNull();
    expect(() => forgetReturnPage()).not.toThrow();
  });
});
