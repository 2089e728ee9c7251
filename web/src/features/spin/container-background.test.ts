import { expect, test } from 'vitest';
import { containerBackground } from './SpinStage';

const background = (options: object) => containerBackground({ slices: [], ...options });

test('the signed picture comes before the plain address', () => {
  const wheelContainerBackgroundImageUrl = 'https://example.org/plain.png';
  expect(background({ wheelContainerBackgroundImageUrl })).toBe('url("https://example.org/plain.png")');
  expect(
    background({ wheelContainerBackgroundImageUrl, signedWheelContainerBackgroundImage: '/media/u/1?sig=x' }),
  ).toMatch(/\/media\/u\/1\?sig=x"\)$/);
});

test.each(['', undefined, 'javascript:alert(1)', 7])(
  '%s is no picture',
  (wheelContainerBackgroundImageUrl) => {
    expect(background({ wheelContainerBackgroundImageUrl })).toBeUndefined();
  },
);

test('an address cannot smuggle in more CSS', () => {
  const value = background({ wheelContainerBackgroundImageUrl: 'https://example.org/a");color:red;x("' });
  expect(value?.match(/"/g)).toHaveLength(2);
});
