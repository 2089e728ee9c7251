import { fireEvent, render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Avatar } from './Avatar';

const parts = (picture: string | undefined) => {
  const { container } = render(<Avatar picture={picture} size={28} />);
  return { image: container.querySelector('img'), icon: () => container.querySelector('svg') };
};

it('is the picture, which the page’s own address is not sent to', () => {
  const { image, icon } = parts('https://pictures.example/a');
  expect(image).toHaveAttribute('src', 'https://pictures.example/a');
  expect(image).toHaveAttribute('referrerpolicy', 'no-referrer');
  expect(icon()).toBeNull();
});

it('is the plain icon without a picture', () => {
  const { image, icon } = parts(undefined);
  expect(image).toBeNull();
  expect(icon()).toBeVisible();
});

it('is the plain icon when the picture cannot be loaded', () => {
  const { image, icon } = parts('https://pictures.example/gone.png');
  if (image) fireEvent.error(image);
  expect(icon()).toBeVisible();
});
