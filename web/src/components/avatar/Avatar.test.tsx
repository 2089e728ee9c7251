import { fireEvent, render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Avatar, avatarSource } from './Avatar';

const parts = (picture: string | undefined, name?: string) => {
  const { container } = render(<Avatar picture={picture} name={name} size={28} />);
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

it.each([
  ['ada lovelace', 'A'],
  ['élodie', 'É'],
  ['«Zoë»', 'Z'],
  ['7of9', '7'],
  ['李雷', '李'],
  ['𝔄da', '𝔄'],
])('of %s without a picture is %s', (name, initial) => {
  expect(parts(undefined, name).icon()).toHaveTextContent(initial);
});

it('is the initial when the picture cannot be loaded', () => {
  const { image, icon } = parts('https://pictures.example/gone.png', 'Ada');
  if (image) fireEvent.error(image);
  expect(icon()).toHaveTextContent('A');
});

it('is the plain icon of a name without letters', () => {
  expect(parts(undefined, '🎡').icon()).toHaveTextContent('');
});

describe('the picture of a user', () => {
  it.each([
    ['https://pictures.example/a', 'https://pictures.example/a'],
    ['http://pictures.example/a.svg', 'http://pictures.example/a.svg'],
    ['HTTPS://pictures.example/a', 'HTTPS://pictures.example/a'],
    ['/media/u/7?sig=x', '/media/u/7?sig=x'],
    ['ada.png', '/media/ada.png'],
    ['ada.JPEG', '/media/ada.JPEG'],
    ['ada.jpg', '/media/ada.jpg'],
    ['ada.gif', '/media/ada.gif'],
    ['ada.webp', '/media/ada.webp'],
    ['/pictures/ada.png', '/pictures/ada.png'],
  ])('%s is shown', (picture, source) => {
    expect(avatarSource(picture)).toBe(source);
  });

  it.each([
    undefined,
    '',
    'ada',
    'ada.svg',
    'ada.png.exe',
    '/pictures/ada',
    'media/x',
    'javascript:alert(1)//.png',
    'data:image/png;base64,AAAA.png',
    '//elsewhere.example/a.png',
    '/\\elsewhere.example/a.png',
    '\\\\elsewhere.example/a.png',
  ])('%j gives way to the plain icon', (picture) => {
    expect(avatarSource(picture)).toBeUndefined();
  });
});
