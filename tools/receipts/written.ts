import { asCase, type Case } from './case.ts';
import {
  type Entry,
  type Evidence,
  forge,
  forgersKeys,
  type Receipt,
  signedWithLargeScalar,
} from './forge.ts';

const bytes = (...codes: number[]) => Buffer.from(codes);
const mark = bytes(0xef, 0xbb, 0xbf);
/** The text in UTF-8, with these bytes in place of a word. */
const withBytes = (word: string, other: Buffer) => (text: string) => {
  const at = Buffer.from(text).indexOf(word);
  if (at < 0) return Buffer.from(text);
  const content = Buffer.from(text);
  return Buffer.concat([content.subarray(0, at), other, content.subarray(at + Buffer.byteLength(word))]);
};

/** One draw, written in every way that one program might read and another might not. */
export function written({ receipt: draw, before }: Evidence): Case[] {
  const evidence = { keys: forgersKeys, ...(before && { before }) };
  const make = (what: string, verdict: string, receipt: Receipt): Case =>
    asCase(`written: ${what}`, { ...evidence, receipt }, verdict);
  const good = make('as usual', 'valid', forge(draw, { name: 'Tombola 🎉 \ufffd' }));
  const text = good.receipt ?? '';
  const as = (what: string, verdict: string, receipt: string): Case => ({
    ...good,
    name: `written: ${what}`,
    verdict,
    receipt,
  });
  const twoWays = 'not checkable: no receipt';
  // What isn't JSON at all may come from a proxy: the page says that the receipt couldn't be fetched.
  const noJson = (each: Case): Case => ({ ...each, verdict: twoWays, pageVerdict: 'unreachable' });
  const encoded = (what: string, encode: (json: string) => Buffer): Case => ({
    ...as(what, 'valid', text),
    encode,
  });
  const number = (
    field: 'number' | 'whereabouts',
    write: (value: number) => string,
    verdict = 'valid',
  ): Case => {
    const json = write(draw[field]);
    const shown = json.length > 40 ? `${json.length} digits` : json;
    const changed = text.replace(new RegExp(`"${field}":\\d+`), `"${field}":${json}`);
    return as(`${field} as ${shown}`, verdict, changed);
  };
  const first = (what: string, verdict: string, json: string): Case =>
    as(what, verdict, text.replace(/"weight":\d+/, `"weight":${json}`));
  const more = (what: string, verdict: string, field: string): Case =>
    as(what, verdict, text.replace('{', `{${field},`));
  const nested = (levels: number, verdict: string): Case =>
    more(`${levels} lists in one another`, verdict, `"note":${'['.repeat(levels)}${']'.repeat(levels)}`);
  const twice = (part: 'keys' | 'before', from: string, to: string, pageVerdict: string): Case => ({
    ...as(`a field twice in ${part}`, twoWays, text),
    [part]: (good[part] ?? '').replace(from, to),
    pageVerdict,
  });

  return [
    good,
    as('fields in another order', 'valid', JSON.stringify(reversed(JSON.parse(text)))),
    as(
      'blanks, tabs and line ends',
      'valid',
      JSON.stringify(JSON.parse(text), null, '\t').replaceAll('\n', ' \r\n'),
    ),
    as('letters as escapes', 'valid', escaped(text, draw.spinId)),
    number('number', (value) => `${value}.000`),
    number('number', (value) => `${value}e0`),
    number('number', (value) => `${value}0E-01`),
    number('number', (value) => `${value}.${'0'.repeat(30)}1`),
    number('number', () => '9'.repeat(5000), 'not checkable: unreadable number'),
    number('number', () => '1e-400', 'not checkable: unreadable number'),
    number('whereabouts', (value) => `${value}.0E+0`),
    number('whereabouts', () => '-0', 'invalid: winners'),
    number('whereabouts', () => '-0.0', 'invalid: winners'),
    first('a weight of 5,000 digits', 'not checkable: unreadable entries', '9'.repeat(5000)),
    first('a weight of -0', 'not checkable: unreadable entries', '-0'),
    more('a number of 5,000 digits that nobody knows', 'valid', `"note":-${'9'.repeat(5000)}`),
    nested(99, 'valid'),
    nested(100, twoWays),
    nested(2000, twoWays),
    nested(100_000, twoWays),
    more('a field of half a letter', 'valid', '"\\ud800":"\\udc00"'),
    more('two fields of one look', 'valid', '"caf\u00e9":1,"cafe\u0301":2'),
    more('a field twice that nobody knows', twoWays, '"note":{"a":1,"\\u0061":1}'),
    more('a field that objects inherit', 'valid', '"__proto__":{"salt":7},"constructor":{"name":7}'),
    as(
      'an entry that inherits its fields',
      'not checkable: unreadable entries',
      text.replace('"entries":[{', '"entries":[{"__proto__":{"guid":"a","weight":1}},{'),
    ),
    make('ids that objects inherit', 'valid', forge({ ...draw, entries: inheriting(draw.entries) })),
    ...[
      ['NFD', 'Zoë'],
      ['NFKC', 'ﬁnale Ⅳ'],
      ['NFC', '\u1112\u1161\u11ab'],
    ].map(([form = '', name = '']) => {
      const forged = forge(draw, { name });
      return make(`a name in ${form}`, 'invalid: texts', { ...forged, name: name.normalize(form) });
    }),
    make(
      'a signature with a scalar that is too large',
      'invalid: signature',
      signedWithLargeScalar(forge(draw)),
    ),

    encoded('a byte order mark', (json) => Buffer.concat([mark, Buffer.from(json)])),
    encoded('a line feed and blanks behind it', (json) => Buffer.from(`${json}\n \t\r\n`)),
    ...[
      encoded('two byte order marks', (json) => Buffer.concat([mark, mark, Buffer.from(json)])),
      encoded('UTF-16', (json) => Buffer.from(json, 'utf16le')),
      encoded('UTF-16 with its mark', (json) => Buffer.from(`\ufeff${json}`, 'utf16le')),
      encoded(
        'a pair as two letters of three bytes',
        withBytes('🎉', bytes(0xed, 0xa0, 0xbc, 0xed, 0xbe, 0x89)),
      ),
      encoded('a byte that is no letter', withBytes('\ufffd', bytes(0xff))),
      encoded('a letter with a byte too many', withBytes('T', bytes(0xc1, 0x94))),
      encoded('a byte 0 behind it', (json) => Buffer.from(`${json}\0`)),
      encoded('a second one behind it', (json) => Buffer.from(`${json}{}`)),
      as('a comma too many', '', text.replace(/\}$/, ',}')),
      as('a remark', '', text.replace('{', '{/* */')),
      as('a tab in a text', '', text.replace('Tombola', 'Tom\tbola')),
      as('an escape that JSON does not have', '', text.replace('Tombola', '\\x54ombola')),
      as('a space that JSON does not have', '', text.replace('{', '{\u00a0')),
      as('a field without quotes', '', text.replace('"seed"', 'seed')),
      ...['+1', '01', '1.', '.5', '0x1', '1_0', 'Infinity', 'True', '１'].map((json) =>
        first(`a weight as ${json}`, '', json),
      ),
    ].map(noJson),
    twice('keys', '"kty"', '"kty":"EC","kty"', 'not checkable: no keys'),
    twice('before', '"spinId"', '"spinId":"x","spinId"', 'not checkable: no draw before'),
  ];
}

/** The same value with the fields of all objects in reverse order. */
function reversed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(reversed);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .toReversed()
      .map(([field, each]) => [field, reversed(each)]),
  );
}

const escaped = (json: string, spinId: string): string =>
  json.replace(/"([^"\\]*)"/g, (whole, content: string) =>
    content === 'spinId' || content === spinId
      ? whole
      : `"${content.replace(/./gs, (unit) => `\\u${unit.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`)}"`,
  );

const inheriting = (entries: readonly Entry[]): Entry[] =>
  entries.map((entry, place) => ({
    ...entry,
    guid: ['__proto__', 'constructor', 'hasOwnProperty'][place] ?? entry.guid,
  }));
