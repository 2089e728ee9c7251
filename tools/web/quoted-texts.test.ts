import { describe, expect, it } from 'vitest';
import { heldTexts, quotedTexts, staleQuotes } from './quoted-texts.ts';

const story = (text: string) => quotedTexts([{ file: 'a.spec.ts', text }]).map((quoted) => quoted.text);
const held = [
  'Check your inbox',
  '{{count, number}} choices from the library.',
  '{{name}} (copy)',
  '{{a}}: {{b}}',
];
const stale = (text: string) => staleQuotes([{ file: 'a.spec.ts', text }], held).length > 0;

describe('what stories quote', () => {
  it('is what they look for and expect, in sentences that they did not type themselves', () => {
    expect(story("page.getByRole('button', { name: 'Check your inbox' })")).toEqual(['Check your inbox']);
    expect(story("expect(told).toHaveText('It\\'s your turn now')")).toEqual(["It's your turn now"]);
    expect(story("page.getByText('Close')")).toEqual([]);
    expect(story("type('one two three'); page.getByText('one two three')")).toEqual([]);
  });

  it.each(['Check your inbox', 'your inbox', '12 choices from the library.', 'Ada Lovelace’s wheel (copy)'])(
    'is held: %s',
    (text) => expect(stale(text)).toBe(false),
  );

  it.each(['Look into your mailbox', 'Check the inbox now', 'Wheel: it is gone'])(
    'is held no more: %s',
    (text) => expect(stale(text)).toBe(true),
  );
});

it('no story waits for a text that was rewritten', () => {
  const found = staleQuotes(quotedTexts(), heldTexts());
  expect(found.map(({ file, text }) => `${file}: ${text}`)).toEqual([]);
});
