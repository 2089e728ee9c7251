import { expect, test } from 'vitest';
import { readCenterHtml } from './read-center-html';

test('HTML without words or a picture shows nothing', () => {
  expect(readCenterHtml('<p> </p>')).toEqual({ kind: 'none' });
});

test('a picture in it is shown', () => {
  const address = 'https://example.org/a.png';
  expect(readCenterHtml(`<div><img src="${address}"></div>`)).toEqual({ kind: 'picture', address });
});

test('of HTML the words and their emphasis are shown', () => {
  expect(readCenterHtml('<p>Go <b>now</b> <i>or</i> never</p>')).toEqual({
    kind: 'words',
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
  const content = readCenterHtml(html);
  expect(content.kind === 'words' && content.pieces.map(({ text }) => text).join('')).toBe(shown);
});

test('scripts and handlers in HTML do not survive', () => {
  const html =
    '<script>alert(1)</script><style>*{}</style><img src=x onerror=alert(1)><a href="javascript:1">Spin</a>';
  expect(JSON.stringify(readCenterHtml(html))).not.toMatch(/alert|javascript/);
});
