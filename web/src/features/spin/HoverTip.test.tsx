import { act, fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderInEnglish } from '../../testing/render';
import { wheelStore } from '../../wheel/store';
import { slicesOf } from '../../wheel/testing/slices';
import { wheelOf } from '../../wheel/testing/wheels';
import { HoverTip } from './HoverTip';

it('says the chance as it is now, also where the mouse rests, until Escape', async () => {
  wheelStore.getState().replaceWheel(wheelOf({ slices: slicesOf(2) }));
  const plate = document.createElement('div');
  plate.getBoundingClientRect = () => ({ left: 0, top: 0, width: 500, height: 500 }) as DOMRect;
  await renderInEnglish(<HoverTip plate={{ current: plate }} from={{ x: 100, y: 200 }} />);
  expect(screen.getByText(/50%/)).toBeInTheDocument();
  act(() => {
    for (const text of ['more', 'and more']) wheelStore.getState().addSlice(text);
  });
  expect(screen.getByText(/25%/)).toBeInTheDocument();
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(screen.queryByText(/25%/)).toBeNull();
});
