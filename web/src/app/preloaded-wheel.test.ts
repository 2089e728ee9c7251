import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { contentIdOf, preloadedWheel, touchedCopyOf } from './preloaded-wheel';

const carry = (text: string) => {
  document.body.innerHTML = '<script type="application/json" id="preloaded-wheel"></script>';
  const [block] = document.getElementsByTagName('script');
  if (block) block.textContent = text;
};
const content = {
  id: 'c',
  cmsOriginalId: 'c',
  source: 'cms',
  'wheel-definition': { name: 'Dice', slices: [] },
};

beforeEach(() => vi.spyOn(console, 'error').mockImplementation(() => {}));
afterEach(() => {
  document.body.innerHTML = '';
  vi.restoreAllMocks();
});

it('reads the wheel that came with the page', () => {
  expect(preloadedWheel()).toBeNull();
  carry(JSON.stringify(content));
  const wheel = preloadedWheel();
  expect(wheel).toMatchObject({ id: 'c', cmsOriginalId: 'c', source: 'cms', name: 'Dice', slices: [] });
  expect(wheel && contentIdOf(wheel)).toBe('c');
  expect(console.error).not.toHaveBeenCalled();
});

it.each(['{', '{}', 'null', '{"wheel-definition":1}'])(
  'takes %s for none, and says so in the log',
  (text) => {
    carry(text);
    expect(preloadedWheel()).toBeNull();
    expect(console.error).toHaveBeenCalledOnce();
  },
);

it('a copy counts once it has been changed or spun, or came from elsewhere', () => {
  carry(JSON.stringify(content));
  const wheel = preloadedWheel();
  if (!wheel) throw new Error('No wheel');
  expect(touchedCopyOf(wheel)).toBeNull();
  expect(touchedCopyOf({ ...wheel, updatedAt: 1 })).toBe('c');
  expect(touchedCopyOf({ ...wheel, results: { totalWheelSpins: 1 } })).toBe('c');
  const { cmsUntouched: _mark, ...other } = wheel;
  expect(touchedCopyOf(other)).toBe('c');
});
