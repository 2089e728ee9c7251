import { describe, expect, it } from 'vitest';
import { isChatLog, speakerIn, speakersOf } from './chat-log';

describe('who speaks', () => {
  it.each([
    ['12:04 anna: !join', 'anna'],
    ['12:04:33 anna: !join', 'anna'],
    ['[12:04] @anna me too', 'anna'],
    ['(12:04 PM) anna: hi', 'anna'],
    ['<anna> hi', 'anna'],
    ['[12:04] <@anna> hi', 'anna'],
    ['anna: !join', 'anna'],
    ['@anna: hello', 'anna'],
    ['@anna', 'anna'],
    ['[15.11.26, 12:04:33] Anna Müller: hallo', 'Anna Müller'],
    ['11/15/26, 12:04 PM - Anna Smith: hello', 'Anna Smith'],
    ['2026-11-15 12:04 anna: hi', 'anna'],
    ['anna — Today at 12:04 PM', 'anna'],
    ['Zoë — heute um 12:04', 'Zoë'],
    ['12:04 anna: see http://example.org', 'anna'],
    ['hello there', null],
    ['', null],
    ['http://example.org/page', null],
    ['</b> no', null],
    [`${'x'.repeat(500)}: hi`, null],
  ])('on %j: %j', (line, expected) => {
    expect(speakerIn(line)).toBe(expected);
  });

  it('each once, in the order of their first words', () => {
    expect(speakersOf(['<ben> a', '<anna> b', 'what he said', '<Ben> c'])).toEqual(['ben', 'anna']);
  });
});

describe('a chat', () => {
  it.each([
    [['12:04 anna: !join', '12:05 ben: !join'], true],
    [['<anna> hi', '<ben> hello', '<anna> well'], true],
    [['[12:04] @anna me', '[12:05] @ben me too'], true],
    [['anna: !join', 'ben: !join'], true],
    [['anna: hi', 'ben: hi', 'anna: how are you', 'ben: fine'], true],
    [['@anna me please', '@ben and me'], true],
    [['anna — Today at 12:04', 'me please', 'ben — Today at 12:05', 'me too'], true],
    [['[1.2.26, 12:04] Anna: hi', 'and more of it', '[1.2.26, 12:05] Ben: ho'], true],
    [['Starter: soup', 'Main: fish', 'Sweet: cake'], false],
    [['Anna', 'Ben'], false],
    [['@anna', '@ben'], false],
    [['<b>Cake</b>', '<i>Pie</i>'], false],
    [['12:04 train', '12:30 bus'], false],
    [['anna: hi'], false],
    [[], false],
  ])('%j: %j', (lines, expected) => {
    expect(isChatLog(lines)).toBe(expected);
  });

  it('lines of a megabyte are no trap', () => {
    const lines = [`12:04 anna: ${'a — '.repeat(250_000)}`, `${'<'.repeat(1_000_000)}`, ': '.repeat(500_000)];
    expect(isChatLog(lines)).toBe(false);
    expect(speakersOf(lines)).toEqual(['anna']);
  });
});
