import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { ui } from '../../state/ui';
import { renderInEnglish } from '../../testing/render';
import { dragSheet } from './drag-sheet';
import { SheetHandle } from './SheetHandle';

const snap = () => ui.getState().snap;

beforeEach(async () => {
  ui.setState({ snap: 'rest' });
  HTMLElement.prototype.setPointerCapture ??= () => {};
  await renderInEnglish(
    <aside>
      <SheetHandle />
    </aside>,
  );
});

it('is pressed', async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Make the panel larger' }));
  expect(snap()).toBe('expanded');
  await userEvent.click(screen.getByRole('button', { name: 'Make the panel smaller' }));
  expect(snap()).toBe('rest');
});

it('is moved by keys and says whether the panel shows', async () => {
  const user = userEvent.setup();
  await user.tab();
  await user.keyboard('{ArrowDown}');
  expect(snap()).toBe('collapsed');
  expect(screen.getByRole('button')).toHaveAttribute('aria-expanded', 'false');
  await user.keyboard('{End}');
  expect(snap()).toBe('expanded');
});

it('is pulled: the press that ends a pull is no press', () => {
  const handle = screen.getByRole('button');
  dragSheet(handle.parentElement as HTMLElement, handle);
  const at = (clientY: number) => ({ clientY, isPrimary: true, button: 0, pointerId: 1 });
  fireEvent.pointerDown(handle, at(500));
  for (const y of [480, 440, 400]) fireEvent.pointerMove(handle, at(y));
  expect(handle.parentElement?.style.translate).toBe('0 -100px');
  fireEvent.pointerUp(handle, at(400));
  fireEvent.click(handle);
  expect(snap()).toBe('expanded');
  expect(handle.parentElement?.style.translate).toBe('');
});
