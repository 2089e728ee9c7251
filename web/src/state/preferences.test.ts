import { afterEach, expect, it } from 'vitest';
import { followPreferences, type Preferences, prefer, preferences } from './preferences';

afterEach(() => {
  localStorage.clear();
  followPreferences()();
});

const readFrom = (stored: Record<string, string>) => {
  for (const [key, word] of Object.entries(stored)) localStorage.setItem(key, word);
  followPreferences()();
  return preferences.getState();
};

const usual: Preferences = {
  colorScheme: 'auto',
  choicesView: 'list',
  flick: 'on',
  plainKeys: 'on',
  pitchedTicks: 'off',
  readAloud: 'off',
};

it('reads what earlier versions stored, each by its own key', () => {
  const chosen = {
    colorScheme: 'dark',
    choicesView: 'text',
    flick: 'off',
    plainKeys: 'off',
    readAloud: 'on',
  };
  expect(readFrom(chosen)).toEqual(chosen);
});

it('takes the default for what is not stored, or is no word of it', () => {
  expect(readFrom({})).toEqual(usual);
  expect(readFrom({ colorScheme: 'sepia', flick: '1', choicesView: '' })).toEqual(usual);
});

it('stores a choice, and follows that of another tab', () => {
  const stop = followPreferences();
  prefer('flick', 'off');
  expect(localStorage.getItem('flick')).toBe('off');
  window.dispatchEvent(new StorageEvent('storage', { key: 'readAloud', newValue: 'on' }));
  window.dispatchEvent(new StorageEvent('storage', { key: 'wheelConfig', newValue: '{}' }));
  expect(preferences.getState()).toEqual({ ...usual, flick: 'off', readAloud: 'on' });
  stop();
});
