import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { contentIdOf, preloadedShare, preloadedWheel, touchedCopyOf } from './preloaded-wheel';

const carry = (text: string, id = 'preloaded-wheel') => {
  document.body.innerHTML = `<script type="application/json" id="${id}"></script>`;
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
  expect(wheel).toMatchObject({ cmsOriginalId: 'c', source: 'cms', name: 'Dice', slices: [] });
  expect(wheel && contentIdOf(wheel)).toBe('c');
  // Two tabs that change it make two wheels.
  expect(wheel?.id).not.toBe('c');
  expect(wheel?.id).not.toBe(preloadedWheel()?.id);
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

it('reads the shared wheel of this link, once', () => {
  carry(JSON.stringify({ success: true, wheel: { ...content, source: 'shared' } }), 'shared-wheel-abc');
  expect(preloadedShare('other')).toBeNull();
  expect(preloadedShare('abc')).toMatchObject({ name: 'Dice', source: 'shared' });
  expect(preloadedShare('abc')).toBeNull();
  expect(console.error).not.toHaveBeenCalled();
  carry('{"success":true}', 'shared-wheel-abc');
  expect(preloadedShare('abc')).toBeNull();
  expect(console.error).toHaveBeenCalledOnce();
});

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
