import { expect, test } from 'vitest';
import type { BackgroundPicture } from '../../wheel/document/document';
import { wheelOf } from '../../wheel/testing/wheels';
import { containerBackground } from './SpinStage';

const background = (container: BackgroundPicture) =>
  containerBackground(wheelOf({ look: { backgrounds: { container } } }));

test('the signed picture comes before the plain address', () => {
  const url = 'https://example.org/plain.png';
  expect(background({ url })).toBe('url("https://example.org/plain.png")');
  expect(background({ url, signed: '/media/u/1?sig=x' })).toMatch(/\/media\/u\/1\?sig=x"\)$/);
});

test.each(['', undefined, 'javascript:alert(1)', 7])('%s is no picture', (url) => {
  expect(background({ url } as BackgroundPicture)).toBeUndefined();
});

test('an address cannot smuggle in more CSS', () => {
  const value = background({ url: 'https://example.org/a");color:red;x("' });
  expect(value?.match(/"/g)).toHaveLength(2);
});
