import { describe, expect, it } from 'vitest';
import { avatarSource } from './avatar-source';

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
