import { expect, test } from 'vitest';
import { centerContent } from './center-content';

test.each([
  undefined,
  {},
  { html: '' },
  { html: '<p> </p>' },
  { image: 7 },
  { imageUrl: 'javascript:alert(1)' },
])('%j shows nothing of its own', (center) => {
  expect(centerContent(center)).toEqual({ kind: 'none' });
});

test('a picture is shown, whichever field names it', () => {
  const shown = { kind: 'picture', address: 'https://example.org/a.png' };
  expect(centerContent({ imageUrl: 'https://example.org/a.png' })).toEqual(shown);
  expect(centerContent({ image: { url: 'https://example.org/a.png' } })).toEqual(shown);
  expect(centerContent({ html: '<div><img src="https://example.org/a.png"></div>' })).toEqual(shown);
});

test('of HTML the words and their emphasis are shown', () => {
  expect(centerContent({ html: { template: '<p>Go <b>now</b> <i>or</i> never</p>' } as never })).toEqual({
    kind: 'text',
    pieces: [
      { text: 'Go ', isStrong: false, isEmphasised: false },
      { text: 'now', isStrong: true, isEmphasised: false },
      { text: ' ', isStrong: false, isEmphasised: false },
      { text: 'or', isStrong: false, isEmphasised: true },
      { text: ' never', isStrong: false, isEmphasised: false },
    ],
  });
});

test.each([
  ['<b>Our</b> <i>lunch</i> wheel', 'Our lunch wheel'],
  ['Our<br>lunch<br/> wheel', 'Our\nlunch\n wheel'],
  [' <div>Our</div> <div> <p>lunch</p></div> ', 'Our\nlunch'],
  ['<div>Our</div>wheel', 'Our\nwheel'],
])('the words of %s stay apart', (html, shown) => {
  const content = centerContent({ html });
  expect(content.kind === 'text' && content.pieces.map(({ text }) => text).join('')).toBe(shown);
});

test('scripts and handlers in HTML do not survive', () => {
  const html =
    '<script>alert(1)</script><style>*{}</style><img src=x onerror=alert(1)><a href="javascript:1">Spin</a>';
  const content = centerContent({ html });
  expect(JSON.stringify(content)).not.toMatch(/alert|javascript/);
});
