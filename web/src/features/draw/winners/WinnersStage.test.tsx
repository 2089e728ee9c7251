import { act, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { loadTexts } from '../../../i18n/load-texts';
import { renderInEnglish } from '../../../testing/render';
import { wheelStore } from '../../../wheel/store';
import { sliceOf } from '../../../wheel/testing/slices';
import { wheelOf } from '../../../wheel/testing/wheels';
import { drawStore, showAll } from './shown-draw';
import { WinnersStage } from './WinnersStage';

const anna = sliceOf({
  text: 'Anna',
  message: 'Come to the desk',
  url: 'https://example.org/prize',
  image: 'https://example.org/anna.png',
});
const ben = sliceOf({ text: 'Ben' });

beforeEach(async () => {
  vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList);
  wheelStore.getState().replaceWheel(wheelOf({ slices: [anna, ben] }));
  const order = { winners: 2, reserves: 0, isOneByOne: true };
  drawStore.setState({
    draw: { drawn: { winners: [anna, ben], reserves: [] }, order, shown: 1, view: 'one' },
  });
  await renderInEnglish(<div />);
  await loadTexts('draw');
  await renderInEnglish(<WinnersStage />);
});
afterEach(() => {
  act(() => drawStore.setState({ draw: null }));
  vi.restoreAllMocks();
});

it('shows the message, link and picture of each winner, one by one and together', async () => {
  const stage = screen.getByRole('dialog');
  const expectExtras = (part: HTMLElement) => {
    expect(within(part).getByText('Come to the desk')).toBeVisible();
    expect(within(part).getByRole('link')).toHaveAttribute('href', 'https://example.org/prize');
    expect(part.querySelector('img')).toHaveAttribute('src', 'https://example.org/anna.png');
  };
  expectExtras(stage);
  act(showAll);
  const [first, second] = within(stage).getAllByRole('listitem') as [HTMLElement, HTMLElement];
  expectExtras(first);
  expect(second.querySelector('img, a, p')).toBeNull();
});
