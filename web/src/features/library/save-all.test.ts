import { expect, it, vi } from 'vitest';
import type { SaveEnd } from '../../cloud/saves';
import { saveAll } from './save-all';

const refused = (code: string): SaveEnd => ({ kind: 'refused', problem: { status: 409, code } });
const saving = (ends: Record<string, SaveEnd>) => vi.fn(async (key: string) => ends[key] as SaveEnd);
const told: [string, string][] = [];
const tell = (key: string, { kind }: SaveEnd) => told.push([key, kind]);

it('saves one after the other and reports how each ended', async () => {
  told.length = 0;
  const save = saving({ a: { kind: 'saved' }, b: refused('invalid'), c: { kind: 'saved' } });
  expect(await saveAll(['a', 'b', 'c'], tell, save)).toBe(2);
  expect(told).toEqual([
    ['a', 'saved'],
    ['b', 'refused'],
    ['c', 'saved'],
  ]);
});

it('does not go on asking a server whose account is full', async () => {
  told.length = 0;
  const save = saving({ a: refused('too_many_wheels') });
  expect(await saveAll(['a', 'b'], tell, save)).toBe(0);
  expect(save).toHaveBeenCalledOnce();
  expect(told).toEqual([
    ['a', 'refused'],
    ['b', 'refused'],
  ]);
});

it('goes on with the others where one cannot be written', async () => {
  told.length = 0;
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const save = vi.fn(async (key: string): Promise<SaveEnd> => {
    if (key === 'a') throw new Error('The disk is full.');
    return { kind: 'saved' };
  });
  expect(await saveAll(['a', 'b'], tell, save)).toBe(1);
});
