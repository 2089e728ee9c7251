import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderInEnglish } from '../../testing/render';
import { lazyPart } from './lazy-part';
import { ShowPart } from './ShowPart';

beforeEach(() => vi.spyOn(console, 'error').mockImplementation(() => {}));
afterEach(() => vi.restoreAllMocks());

const Content = () => <p>The tab’s content</p>;

describe('a part that is fetched when shown', () => {
  it('appears', async () => {
    await renderInEnglish(<ShowPart part={lazyPart(async () => Content)} />);
    expect(await screen.findByText('The tab’s content')).toBeVisible();
  });

  it('is fetched once, however often it is shown', async () => {
    const load = vi.fn(async () => Content);
    const part = lazyPart(load);
    await part.fetch();
    await renderInEnglish(
      <>
        <ShowPart part={part} />
        <ShowPart part={part} />
      </>,
    );
    expect(screen.getAllByText('The tab’s content')).toHaveLength(2);
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('offers to try again when the connection is lost, and really tries', async () => {
    const load = vi.fn(async () => Content).mockRejectedValueOnce(new TypeError('offline'));
    await renderInEnglish(<ShowPart part={lazyPart(load)} />);
    expect(await screen.findByRole('alert')).toHaveTextContent('This part couldn’t load');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('The tab’s content')).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('tries by itself when the connection is back', async () => {
    const load = vi.fn(async () => Content).mockRejectedValueOnce(new TypeError('offline'));
    await renderInEnglish(<ShowPart part={lazyPart(load)} />);
    await screen.findByRole('alert');
    act(() => void window.dispatchEvent(new Event('online')));
    expect(await screen.findByText('The tab’s content')).toBeVisible();
  });

  it('keeps its own fault to itself and can be shown again', async () => {
    let isBroken = true;
    const Fragile = () => {
      if (isBroken) throw new Error('broken');
      return <p>Whole again</p>;
    };
    await renderInEnglish(
      <>
        <p>The wheel</p>
        <ShowPart part={lazyPart(async () => Fragile)} />
      </>,
    );
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(screen.getByText('The wheel')).toBeVisible();
    isBroken = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(screen.getByText('Whole again')).toBeVisible();
  });
});
