import { sign } from 'node:crypto';
import { asCase, type Case } from './case.ts';
import { type Evidence, forge, forgersKeys, lines, pick, type Receipt, secretKey, sha256 } from './forge.ts';

interface Event {
  kind: string;
  at: string;
  by: string;
  guid: string;
  next: string;
  seconds: number;
  reason: string;
}

/** What became of the winners of a draw: as it must be, and as somebody would like it to be. */
export function claimCases({ receipt }: Evidence): Case[] {
  const [first] = receipt.entries;
  const entries = Array.from({ length: 9 }, (_, place) => ({
    ...first,
    guid: `p${place}`,
    weight: 1 + (place % 3),
  }));
  const draw = forge({ ...receipt, number: 1, previous: '', entries, reserves: [] } as Receipt, {}, 2);
  const order = pick(draw, 9);
  const [one = '', two = '', three = '', four = ''] = order;
  const at = (second: number) => `2026-11-19T05:00:${String(second).padStart(2, '0')}.000Z`;
  const event = (kind: string, second: number, change: Partial<Event> = {}): Event => ({
    ...{ kind, at: at(second), by: '', guid: '', next: '', seconds: 0, reason: '' },
    ...change,
  });
  const began = event('began', 0, { seconds: 20 });
  const claimed = event('claimed', 5, { by: 'winner', guid: one });
  const late = event('replaced', 20, { by: 'time', guid: two, next: three });
  const passed = event('replaced', 30, { by: 'host', guid: three, next: four, reason: 'went home 🎉' });
  const ended = event('ended', 50);
  const good = [began, claimed, late, passed];
  const make = (what: string, verdict: string, claims: unknown, made = draw): Case =>
    asCase(`claims: ${what}`, { receipt: made, keys: forgersKeys, claims }, verdict);
  const told = (what: string, verdict: string, events: Event[]) =>
    make(what, verdict, recordOf(draw, events));
  const wrong = (what: string, events: Event[]) => told(what, 'invalid: claims', events);
  const changed = (place: number, change: object) =>
    good.with(place, { ...(good[place] as Event), ...change });
  const unreadable = (what: string, change: object) =>
    make(what, 'not checkable: no claims', { ...recordOf(draw, good), ...change });
  const everyone = order.map((guid, place) =>
    event('replaced', place, { by: 'host', guid, next: order[place + 2] ?? '' }),
  );
  return [
    ...good.map((_, many) => told(`the first ${many}`, 'valid', good.slice(0, many))),
    told('all', 'valid', good),
    told('without a time', 'valid', [claimed, { ...passed, guid: two, next: three }]),
    told('ended by the next draw', 'valid', [...good, ended]),
    told('ended, and nothing else', 'valid', [began, ended]),
    told('replaced after their time by the host', 'valid', [began, claimed, { ...late, by: 'host' }]),
    told('claimed at the last moment', 'valid', [began, { ...claimed, at: at(20) }]),
    told('everyone replaced', 'valid', everyone),
    wrong('everyone replaced, and one again', [...everyone, { ...(everyone[8] as Event) }]),
    wrong('somebody who had not won', changed(1, { guid: four })),
    wrong('somebody who is on no list', changed(1, { guid: 'nobody' })),
    wrong('a claim twice', [...good, { ...claimed, at: at(40) }]),
    wrong('a claim after being replaced', [...good, { ...claimed, guid: two, at: at(40) }]),
    wrong('replaced after the claim', [...good, { ...late, guid: one, next: order[4] ?? '', at: at(40) }]),
    wrong('a friend as the next', changed(2, { next: four })),
    wrong('somebody who won already as the next', changed(2, { next: one })),
    wrong('nobody as the next', changed(2, { next: '' })),
    wrong('a claim with somebody next', changed(1, { next: three })),
    wrong('two beginnings', [began, began, claimed]),
    wrong('a beginning at the end', [claimed, { ...began, at: at(40) }]),
    wrong('times that are not in order', changed(3, { at: at(10) })),
    ...[{ by: 'host' }, { guid: one }, { next: three }, { seconds: 0 }, { reason: 'late' }].map((change) =>
      wrong(`a beginning with ${JSON.stringify(change)}`, changed(0, change)),
    ),
    ...[{ by: '' }, { by: 'time' }, { by: 'left' }, { seconds: 20 }, { reason: 'here' }].map((change) =>
      wrong(`a claim with ${JSON.stringify(change)}`, changed(1, change)),
    ),
    wrong('a claim after its time', [began, { ...claimed, at: at(21) }]),
    wrong('a claim after the time of one who came in', [
      ...good.slice(0, 3),
      { ...claimed, guid: three, at: at(41) },
    ]),
    wrong('replaced for the time before it is over', changed(2, { at: at(19) })),
    wrong('replaced for the time where there is none', [claimed, late]),
    ...[
      { by: '' },
      { by: 'winner' },
      { seconds: 1 },
      { reason: 'asleep' },
      { by: 'left', reason: 'gone' },
    ].map((change) => wrong(`replaced with ${JSON.stringify(change)}`, changed(2, change))),
    ...[{ by: 'host' }, { guid: three }, { next: four }, { seconds: 1 }, { reason: 'enough' }].map((change) =>
      wrong(`an end with ${JSON.stringify(change)}`, [...good, { ...ended, ...change }]),
    ),
    wrong('a claim after the end', [began, { ...ended, at: at(1) }, claimed]),
    wrong('two ends', [...good, ended, ended]),
    make('of another draw', 'invalid: claims', { ...recordOf(draw, good), spinId: 'another' }),
    make('signed for another draw', 'invalid: claims', recordOf({ ...draw, link: 'ab'.repeat(32) }, good)),
    ...[
      ['at', at(21)],
      ['by', 'host'],
      ['seconds', 1],
      ['reason', 'asleep'],
    ].map(([name, value]) =>
      make(`${name} changed after it was signed`, 'invalid: claims', {
        ...recordOf(draw, good),
        events: changed(2, { [String(name)]: value }),
      }),
    ),
    make('the last event left out', 'invalid: claims', { ...recordOf(draw, good), events: good.slice(0, 3) }),
    make('by a key that nobody knows', 'invalid: claims', { ...recordOf(draw, good), keyId: 'other' }),
    unreadable('no events', { events: undefined }),
    unreadable('no signature', { signature: undefined }),
    unreadable('a short signature', { signature: 'abc' }),
    unreadable('no key', { keyId: undefined }),
    ...[
      { kind: 'won' },
      { at: 'a\nb' },
      { at: '2026-11-19 05:00:00' },
      { at: '2026-13-19T05:00:20.000Z' },
      { by: 'A' },
      { by: null },
      { guid: 'a b' },
      { next: 7 },
      { seconds: -1 },
      { seconds: 0.5 },
      { reason: 'a\nb' },
      { reason: '\ud800' },
      { reason: undefined },
    ].map((change) => unreadable(`an event with ${JSON.stringify(change)}`, { events: changed(2, change) })),
    make('a text', 'not checkable: no claims', 'claims'),
  ];
}

function recordOf({ spinId, link }: Receipt, events: Event[]) {
  const head = events.reduce(
    (before, { kind, at, by, guid, next, seconds, reason }) =>
      sha256(lines('wheelwright claim 1', before, kind, at, by, guid, next, seconds, reason)),
    link,
  );
  const statement = lines('wheelwright claims 1', link, events.length, head);
  const signature = sign(null, Buffer.from(statement), secretKey).toString('base64url');
  return { spinId, events, keyId: 'forged', signature };
}
