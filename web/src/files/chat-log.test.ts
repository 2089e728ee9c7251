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
    ['[15/11/2026, 12:04:33] ~ Ben Roe: me too', 'Ben Roe'],
    ['anna — Today at 12:04 PM', 'anna'],
    ['Zoë — heute um 12:04', 'Zoë'],
    ['12:04 anna: see http://example.org', 'anna'],
    ['10:15:32\t From  Anna Lee  to  Everyone:', 'Anna Lee'],
    ['10:15:32 From Anna Lee : hi all', 'Anna Lee'],
    ['10:15:32 From Anna Lee to Ben Roe (Direct Message):', 'Anna Lee'],
    ['10:15:32\tVon Anna Müller an Alle:', 'Anna Müller'],
    ['10:15:32 Von  Anna Müller : Hallo', 'Anna Müller'],
    ['10:15:32 De Zoë Petit à Tout le monde : Bonjour', 'Zoë Petit'],
    ['10:15:32 De Ana García a Todos: hola', 'Ana García'],
    ['10:15:32 De Rui para Todos: olá', 'Rui'],
    ['10:15:32 Da Gina a Tutti: ciao', 'Gina'],
    ['10:15:32 Van Jan de Vries aan Iedereen: hoi', 'Jan de Vries'],
    ['00:12:45\tAnna Lee:\thello', 'Anna Lee'],
    ['Anna Lee to Everyone 10:15 AM', 'Anna Lee'],
    ['Anna Müller an Alle 10:15', 'Anna Müller'],
    ['[yesterday 10:15 AM] Anna Lee: hi', 'Anna Lee'],
    ['[15.11. 10:15] Anna Müller (Gast): hallo', 'Anna Müller'],
    ['[11/15/2026 10:15 AM] Ben Roe (Guest): hi', 'Ben Roe'],
    ['10h15 Zoë : bonjour', 'Zoë'],
    ['hello there', null],
    ['', null],
    ['http://example.org/page', null],
    ['</b> no', null],
    [`${'x'.repeat(500)}: hi`, null],
  ])('on %j: %j', (line, expected) => {
    expect(speakerIn(line)).toBe(expected);
  });

  it.each([
    [['[10:15] Anna Müller', 'Hallo: ich bin da', '[10:16] Ben', 'hi', '', '[10:17] Anna Müller', 'na dann']],
    [['Anna Müller  10:15', 'Hallo', 'Ben  Gestern 10:16', 'hi', 'bis 12:00', 'dann']],
    [['Anna Müller', '15.11.2026 10:15', 'Hallo', 'zusammen', 'Ben', '10:16', 'hi']],
  ])('stand above their messages: %j', (lines) => {
    expect(speakersOf(lines)).toEqual(['Anna Müller', 'Ben']);
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
    [
      ['10:15:32 From Anna to Everyone:', '\thello', '10:16:01 From Ben to Everyone:', '\thi', 'and more'],
      true,
    ],
    [['Anna Lee to Everyone 10:15 AM', 'hello', 'Ben to Everyone 10:16 AM', 'hi'], true],
    [['[10:15] Anna Müller', 'Hallo zusammen', '[10:16] Ben', 'hi'], true],
    [['Anna Lee  10:15 AM', 'hello', 'Ben Roe  10:16 AM', 'hi'], true],
    [['Anna Lee', '10:15 AM', 'hello', 'Ben Roe', '10:16 AM', 'hi'], true],
    [['Breakfast 8:00', 'Lunch 12:00', 'Dinner 18:00', 'Bed 22:00'], false],
    [['[8:00] train', '[9:00] bus', '[9:30] ferry', '[9:40] tram'], false],
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
