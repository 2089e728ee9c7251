import { fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderInEnglish } from '../../testing/render';
import { Slider } from './Slider';

const show = async () => {
  const onChange = vi.fn();
  const onEnd = vi.fn();
  await renderInEnglish(
    <Slider label="Speed" value={3} min={1} max={10} text="3.0" onChange={onChange} onEnd={onEnd} />,
  );
  return { onChange, onEnd, range: screen.getByRole('slider', { name: 'Speed' }) };
};
const moveTo = (range: HTMLElement, value: string) => fireEvent.input(range, { target: { value } });
const letGo = (range: HTMLElement) => fireEvent(range, new Event('change', { bubbles: true }));

it('says its value with its unit', async () => {
  const { range } = await show();
  expect(range).toHaveAttribute('aria-valuetext', '3.0');
  expect(screen.getByText('3.0')).toBeVisible();
});

it('reports every move of a drag, and its end once', async () => {
  const { onChange, onEnd, range } = await show();
  moveTo(range, '4');
  moveTo(range, '6');
  expect(onChange.mock.calls).toEqual([[4], [6]]);
  expect(onEnd).not.toHaveBeenCalled();
  letGo(range);
  expect(onEnd).toHaveBeenCalledTimes(1);
});

it('takes a held arrow key as one gesture', async () => {
  const { onEnd, range } = await show();
  for (const value of ['4', '5', '6']) {
    fireEvent.keyDown(range, { key: 'ArrowRight' });
    moveTo(range, value);
    letGo(range);
  }
  expect(onEnd).not.toHaveBeenCalled();
  fireEvent.keyUp(range, { key: 'ArrowRight' });
  expect(onEnd).toHaveBeenCalledTimes(1);
});
