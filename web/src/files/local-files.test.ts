import { fireEvent } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { pickFile } from './local-files';

afterEach(() => vi.restoreAllMocks());

const field = () => document.querySelector<HTMLInputElement>('input[type=file]');

test.each(['change', 'cancel'])(
  'the field to pick a file is in the document until it has ended: %s',
  async (end) => {
    const shown = vi.spyOn(HTMLInputElement.prototype, 'click').mockImplementation(() => {});
    const picked = pickFile('.csv');
    expect(shown.mock.instances).toEqual([field()]);
    expect(field()).toMatchObject({ accept: '.csv', hidden: true });
    const file = new File(['a'], 'names.csv');
    if (end === 'change') Object.defineProperty(field(), 'files', { value: [file] });
    fireEvent(field() as HTMLInputElement, new Event(end));
    expect(await picked).toBe(end === 'change' ? file : null);
    expect(field()).toBeNull();
  },
);
