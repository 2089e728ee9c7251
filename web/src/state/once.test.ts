import { expect, it, vi } from 'vitest';
import { once } from './once';

it('makes it with the first call only', () => {
  const make = vi.fn((name: string) => ({ name }));
  const made = once(make);
  expect(make).not.toHaveBeenCalled();
  expect(made('first')).toBe(made('second'));
  expect(made('third')).toEqual({ name: 'first' });
});

it('makes it again after a failure', async () => {
  const make = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(new TypeError('offline'))
    .mockResolvedValue('there');
  const made = once(make);
  const [one, other] = [made(), made()];
  await expect(one).rejects.toThrow('offline');
  await expect(other).rejects.toThrow('offline');
  await expect(made()).resolves.toBe('there');
  expect(make).toHaveBeenCalledTimes(2);
});

it('makes it again after an error', () => {
  const make = vi
    .fn(() => 7)
    .mockImplementationOnce(() => {
      throw new Error('not yet');
    });
  const made = once(make);
  expect(made).toThrow('not yet');
  expect(made()).toBe(7);
});
