import { expect, test } from 'vitest';
import { centerContent } from './center-content';

test.each([undefined, {}, { html: '' }, { html: ' ' }, { image: 7 }, { imageUrl: 'javascript:alert(1)' }])(
  '%j shows nothing of its own',
  (center) => {
    expect(centerContent(center)).toEqual({ kind: 'none' });
  },
);

test('a picture is shown, whichever field names it, and comes before HTML', () => {
  const address = 'https://example.org/a.png';
  const shown = { kind: 'picture', address };
  expect(centerContent({ imageUrl: address })).toEqual(shown);
  expect(centerContent({ image: { url: address }, html: 'Words' })).toEqual(shown);
});

test('HTML is taken as it is or from its template', () => {
  const shown = { kind: 'html', html: '<b>Go</b>' };
  expect(centerContent({ html: '<b>Go</b>' })).toEqual(shown);
  expect(centerContent({ html: { template: '<b>Go</b>' } as never })).toEqual(shown);
});
