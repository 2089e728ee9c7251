import { expect, it } from 'vitest';
import { readItems } from './media-item';

const item = (id: string, more: object = {}) => ({
  id,
  filename: `${id}.png`,
  url: `/media/u/${id}`,
  ...more,
});

it('shows the newest first', () => {
  const items = readItems([
    item('a', { createdAt: 1 }),
    item('b', { createdAt: 3 }),
    item('c', { createdAt: 2 }),
  ]);
  expect(items.map(({ id }) => id)).toEqual(['b', 'c', 'a']);
});

it('leaves out what cannot be shown and keeps the rest', () => {
  expect(readItems([null, 'x', { id: 7 }, { id: 'no-address' }, item('a')]).map(({ id }) => id)).toEqual([
    'a',
  ]);
  expect(readItems('nonsense')).toEqual([]);
});

it('reads dates as numbers and as words; one that is neither is an error of the expiry', () => {
  const at = Date.UTC(2030, 0, 2);
  const [number, words, broken, forever] = readItems([
    item('a', { createdAt: 4, expiresAt: at }),
    item('b', { createdAt: 3, expiresAt: '2030-01-02T00:00:00Z' }),
    item('c', { createdAt: 2, expiresAt: 'soon' }),
    item('d', { createdAt: 1, expiresAt: null }),
  ]);
  expect([number?.expiresAt, words?.expiresAt]).toEqual([at, at]);
  expect(broken).toMatchObject({ expiryMismatch: true });
  expect(forever).toMatchObject({ expiryMismatch: false });
  expect(forever).not.toHaveProperty('expiresAt');
});

it('is called by its name where it has no file name', () => {
  expect(readItems([{ id: 'a', name: 'Tada', url: '/x' }])[0]?.filename).toBe('Tada');
});
