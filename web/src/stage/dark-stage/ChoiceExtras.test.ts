import { expect, test } from 'vitest';
import { pictureOf } from '../../stage/winner-look';
import { ownPictureStore } from '../../wheel/drawing/own-pictures';
import { discountOf, linkOf } from './ChoiceExtras';

const slice = (extras: { url?: string; image?: string; imageId?: string; discount?: unknown }) => ({
  guid: 'g',
  text: 't',
  active: true,
  weight: 1,
  ...extras,
});

test('a web address is a link', () => {
  expect(linkOf(slice({ url: ' https://example.org/menu ' }))).toEqual({
    href: 'https://example.org/menu',
    host: 'example.org',
  });
});

test.each(['javascript:alert(1)', 'data:text/html,x', 'file:///etc/passwd', 'http://', '', '   '])(
  '%j is no link',
  (url) => {
    expect(linkOf(slice({ url }))).toBeNull();
  },
);

test('pictures come from the web or from inline image data', () => {
  expect(pictureOf(slice({ image: 'https://example.org/a.png' }))).toBe('https://example.org/a.png');
  expect(pictureOf(slice({ image: 'data:image/png;base64,AAAA' }))).toBe('data:image/png;base64,AAAA');
  expect(pictureOf(slice({ image: 'data:image/svg+xml;base64,AAAA' }))).toBeNull();
  expect(pictureOf(slice({ image: 'javascript:alert(1)' }))).toBeNull();
  expect(pictureOf(slice({}))).toBeNull();
});

test('a picture of the user’s own is shown once it has arrived, and no other in its place', () => {
  const own = slice({ imageId: 'i1', image: 'https://example.org/a.png' });
  expect(pictureOf(own)).toBeNull();
  ownPictureStore.setState({ addresses: new Map([['i1', 'blob:here']]) });
  expect(pictureOf(own)).toBe('blob:here');
});

test.each([
  [' SAVE-10 ', 'SAVE-10'],
  [10, '10%'],
  [0, ''],
  [Number.NaN, ''],
  [{ code: 'x' }, ''],
  [undefined, ''],
])('the discount %j reads %j', (discount, text) => {
  expect(discountOf(slice({ discount }), 'en')).toBe(text);
});
