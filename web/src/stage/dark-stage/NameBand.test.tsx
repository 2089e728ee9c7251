import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { NameBand } from './NameBand';

const show = (text: string) => {
  render(<NameBand id="name" text={text} picture={null} />);
  return screen.getByRole('heading');
};
const lettersIn = (heading: HTMLElement) =>
  [...heading.querySelectorAll('span')].map(({ textContent }) => textContent);

afterEach(() => vi.restoreAllMocks());

test('letters arrive one by one, are read as one name, and are plain text in the end', () => {
  const heading = show('Zoë 👩‍👧');
  expect(lettersIn(heading)).toEqual(['Z', 'o', 'ë', ' ', '👩‍👧']);
  expect(heading).toHaveAccessibleName('Zoë 👩‍👧');
  expect(heading).toHaveTextContent('Zoë 👩‍👧');
  const last = heading.querySelector('span:last-child');
  // As React names it where there are no animations, as in jsdom.
  fireEvent(last as Element, new Event('webkitAnimationEnd', { bubbles: true }));
  expect(heading.innerHTML).toBe('Zoë 👩‍👧');
});

test.each(['Donaudampfschifffahrtsgesellschaft', 'A name that goes on for longer than anyone can watch'])(
  '%s is there at once, as it may have to be broken',
  (text) => {
    expect(lettersIn(show(text))).toEqual([]);
  },
);

test('without motion every name is there at once', () => {
  vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList);
  expect(show('Zoë').innerHTML).toBe('Zoë');
});
