import { asCase, type Case } from './case.ts';
import {
  type Entry,
  type Evidence,
  forge,
  forgersKeys,
  linkOf,
  type Receipt,
  signed,
  signedWithTorsion,
} from './forge.ts';

/** What a server that lies signs with its own key, which it publishes; `neighbour` is a draw of the same chain. */
export function forgeries({ receipt: draw, before }: Evidence, neighbour: Evidence): Case[] {
  if (!before) throw new Error('It takes a draw with one before it.');
  const make = (what: string, verdict: string, receipt: Receipt, previous: Receipt = before): Case =>
    asCase(`forged: ${what}`, { receipt, keys: forgersKeys, before: previous }, verdict);
  const invalid = (...steps: string[]) => `invalid: ${steps.join(', ')}`;
  const raw = (what: string, verdict: string, from: string | RegExp, to: string): Case => {
    const made = make(`${what} ${to}`, verdict, forge(draw));
    return { ...made, receipt: (made.receipt ?? '').replace(from, to) };
  };
  const unreadable = (field: string) => `not checkable: unreadable ${field}`;
  const [first, ...rest] = draw.entries as [Entry, ...Entry[]];
  const withFirst = (changes: Partial<Entry>): Receipt =>
    forge({ ...draw, entries: [{ ...first, ...changes }, ...rest] });
  const last = draw.winners.at(-1) ?? '';

  return [
    make('nothing but the key', 'valid', forge(draw)),
    make(
      'another seed than promised',
      invalid('commitment'),
      forge(draw, { commitment: draw.commitment, seed: 'ab'.repeat(32) }),
    ),
    make(
      'a winner that it likes',
      invalid('winners'),
      forge(draw, { winners: [last, ...draw.winners.slice(0, -1)] }),
    ),
    make('a place that it likes', invalid('winners'), forge(draw, { whereabouts: 7 })),
    make('a winner twice', invalid('winners'), forge(draw, { winners: Array(4).fill(draw.winners[0]) })),
    make(
      'more winners than choices',
      invalid('winners'),
      forge(draw, { winners: Array(9).fill(draw.winners[0]) }),
    ),
    make('a choice twice', unreadable('entries'), forge({ ...draw, entries: [first, ...draw.entries] })),
    make('an id of two lines', unreadable('entries'), withFirst({ guid: 'a\nb' })),
    make('an id with a blank', unreadable('entries'), withFirst({ guid: 'a 1' })),
    make('an id of 65 letters', unreadable('entries'), withFirst({ guid: 'x'.repeat(65) })),
    make('a weight above the most', unreadable('entries'), withFirst({ weight: 100_000_000_001 })),
    make('the most weight', 'valid', withFirst({ weight: 100_000_000_000 })),
    make('a chain of two lines', unreadable('chain'), forge(draw, { chain: `${draw.chain}\n7` })),
    make('a time of two lines', unreadable('drawnAt'), forge(draw, { drawnAt: 'a\nb' })),
    make('entropy of 16 bytes', 'valid', forge(draw, { entropy: '0f'.repeat(16) })),
    make('entropy of 64 bytes', 'valid', forge(draw, { entropy: '0f'.repeat(64) })),
    ...['0f'.repeat(15), '0f'.repeat(65), '0F'.repeat(32), `${'0f'.repeat(16)}0`].map((entropy) =>
      make(
        `entropy ${entropy.slice(0, 4)}, ${entropy.length} digits`,
        unreadable('entropy'),
        forge(draw, { entropy }),
      ),
    ),

    // Whose clock is right cannot be proven, and an honest server of several processes may have clocks that disagree.
    make('drawn before it was announced', 'valid', forge(draw, { drawnAt: '1999-01-01T00:00:00.000Z' })),
    make('drawn in a far future', 'valid', forge(draw, { drawnAt: '9999-12-31T23:59:59.999Z' })),
    make(
      'announced before the draw before',
      'valid',
      forge(draw, { committedAt: '1999-01-01T00:00:00.000Z' }),
    ),
    make('a time that is none', 'valid', forge(draw, { committedAt: 'yesterday' })),

    make('behind a draw of another chain', invalid('chain'), ...spliced(draw, before)),
    make('a number left out', invalid('chain'), forge(draw, { number: draw.number + 1 })),
    make(
      'behind a later draw',
      invalid('chain'),
      forge(draw, { previous: linkOf(neighbour.receipt) }),
      neighbour.receipt,
    ),
    make('first, with a draw before', invalid('chain'), forge(draw, { number: 1 })),
    make('first', 'valid', forge(draw, { number: 1, previous: '' })),

    make(
      'accents of two kinds',
      invalid('texts'),
      exchanged(forge(draw, { name: 'caf\u00e9' }), 'cafe\u0301'),
    ),
    make('texts of all kinds', 'valid', withFirst({ text: '\u0000"\\/\b\u2028\ud83c\udf89\u05d0\ufeff' })),
    make('half a letter', unreadable('entries'), withFirst({ text: '\ud83c' })),

    raw('a weight as', 'valid', /"weight":1,/, '"weight":1.0,'),
    raw('a weight as', 'valid', /"weight":2,/, '"weight":0.2e1,'),
    raw('a weight as', unreadable('entries'), /"weight":1,/, '"weight":1e400,'),
    raw('a weight as', unreadable('entries'), /"weight":1,/, '"weight":1.0000001,'),
    ...['9007199254740993', '0', '-1', '1e400', '123456789012345678901234567890'].map((number) =>
      raw('a number as', unreadable('number'), /"number":\d+/, `"number":${number}`),
    ),
    raw('a place as', unreadable('whereabouts'), /"whereabouts":\d+/, '"whereabouts":4294967296'),
    raw('a place as', unreadable('whereabouts'), /"whereabouts":\d+/, '"whereabouts":-1'),
    raw('a signature as', unreadable('signature'), /"signature":"/, '"signature":"A'),
    raw('a field as', 'not checkable: no receipt', '"seed"', '"s\\u0065ed":"","seed"'),
    make('a signature with torsion', invalid('signature'), signedWithTorsion(forge(draw))),
    ...signatureLetters(forge(draw)).map(([place, receipt]) =>
      make(`letter ${place} of the signature`, invalid('signature'), receipt),
    ),
    ...crowds(draw).map(([what, verdict, receipt]) => make(what, verdict, receipt)),
  ];
}

const exchanged = (receipt: Receipt, name: string): Receipt => ({ ...receipt, name });

/** The link of a stranger's draw with the right number: it leads into another chain. */
function spliced(draw: Receipt, before: Receipt): [Receipt, Receipt] {
  const stranger = { ...before, chain: '00000000-0000-4000-8000-000000000000' };
  return [forge(draw, { previous: linkOf(stranger) }), stranger];
}

/** The last letter holds bits that stand for nothing: two texts must not be one signature. */
function signatureLetters(receipt: Receipt): [number, Receipt][] {
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
  return [0, 42, 43, 84, 85].map((place) => {
    const next = alphabet[(alphabet.indexOf(receipt.signature.charAt(place)) + 1) % 64];
    const signature = receipt.signature.slice(0, place) + next + receipt.signature.slice(place + 1);
    return [place, { ...receipt, signature }];
  });
}

/** As large as a draw gets: 10,000 choices and 1,000 winners. */
function crowds(draw: Receipt): [what: string, verdict: string, receipt: Receipt][] {
  const entries = (many: number): Entry[] =>
    Array.from({ length: many }, (_, place) => ({
      guid: `entry-${place}`,
      weight: 1 + (place % 5),
      text: `Entry ${place + 1}`,
      textDigest: '',
    }));
  const crowd = forge({ ...draw, entries: entries(10_000) }, {}, 1000);
  const changed = (place: number, changes: Partial<Entry>): Receipt => ({
    ...crowd,
    entries: crowd.entries.map((entry, at) => (at === place ? { ...entry, ...changes } : entry)),
  });
  const [one = '', another = '', ...others] = crowd.winners;
  return [
    ['10,000 choices', 'valid', crowd],
    ['10,000 choices, the last text changed', 'invalid: texts', changed(9999, { text: 'Entry 7' })],
    ['10,000 choices, one removed', 'not checkable: unreadable entries', changed(7, { guid: 'entry-8' })],
    [
      '1,000 winners, two exchanged',
      'invalid: winners',
      signed({ ...crowd, winners: [another, one, ...others] }),
    ],
    [
      '10,001 choices',
      'not checkable: unreadable entries',
      forge({ ...draw, entries: entries(10_001) }, {}, 1),
    ],
  ];
}
