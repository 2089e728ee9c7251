import { act, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderInEnglish } from '../../testing/render';
import { type LazyPart, lazyPart, usePart } from './lazy-part';

const Content = () => <p>It is there</p>;
const missing = vi.fn();

function Place({ part }: { part: LazyPart | null }) {
  const Part = usePart(part, missing);
  return Part ? <Part /> : <p>Nothing yet</p>;
}

it('fetches a part when it is wanted, not before', async () => {
  const load = vi.fn(async () => Content);
  const part = lazyPart(load);
  const { rerender } = await renderInEnglish(<Place part={null} />);
  expect(load).not.toHaveBeenCalled();
  rerender(<Place part={part} />);
  expect(screen.getByText('Nothing yet')).toBeVisible();
  expect(await screen.findByText('It is there')).toBeVisible();
});

it('says that it is missing, and tries again when it is wanted again', async () => {
  const part = lazyPart(vi.fn(async () => Content).mockRejectedValueOnce(new TypeError('offline')));
  const { rerender } = await renderInEnglish(<Place part={part} />);
  await vi.waitFor(() => expect(missing).toHaveBeenCalledExactlyOnceWith(new TypeError('offline')));
  rerender(<Place part={null} />);
  await act(async () => rerender(<Place part={part} />));
  expect(await screen.findByText('It is there')).toBeVisible();
});
