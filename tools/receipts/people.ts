import { privately } from './beacons.ts';
import { asCase, type Case } from './case.ts';
import { type Entry, type Evidence, forge, forgersKeys, placesOf, type Receipt, sha256 } from './forge.ts';
import { Log, leafOf } from './logged.ts';

/** The same numbers in every run. */
function numbersFrom(seed: number) {
  let state = seed;
  return (below: number): number => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

const names = ['Ann', 'Zoë', 'Łukasz', '李', '🎉 Bo', "O'Hara", 'a\nb', ''];

/** Draws over lists on which people put themselves, and the proofs that these people have. */
export function peopleCases({ receipt }: Evidence): Case[] {
  const first: Receipt = { ...receipt, number: 1, previous: '' };
  return [1, 2, 3, 5, 8, 13, 100, 257].flatMap((size, place) =>
    listCases(first, size, numbersFrom(4711 + place)),
  );
}

function listCases(draw: Receipt, size: number, numberBelow: (below: number) => number): Case[] {
  const salt = draw.salt ?? '';
  const people = Array.from({ length: size }, (_, place) => {
    const text = `${names[numberBelow(names.length)]} ${place}`;
    const [guid, own] = [
      sha256(`guid ${size} ${place}`).slice(0, 36),
      sha256(`own ${size} ${place}`).slice(0, 22),
    ];
    return { guid, text, own, weight: 1 + numberBelow(5), textDigest: sha256(salt + text) };
  });
  const tree = new Log(people.map((each) => leaf(each)));
  const root = Buffer.from(tree.head().split('\n')[2] ?? '', 'base64').toString('hex');
  const entries: Entry[] = people.map(({ own: _own, ...entry }) => entry);
  const drawn = forge({ ...draw, version: 4, root, reserves: [], entries }, {}, Math.min(2, size));
  const at = numberBelow(size);
  const proof = (index: number) => {
    const { own, guid, weight, text } = people[index] as (typeof people)[number];
    return { spinId: drawn.spinId, ...tree.at(index), salt: own, guid, weight, text };
  };
  const good = proof(at);
  const make = (what: string, verdict: string, given: unknown, made = drawn): Case =>
    asCase(`list of ${size}: ${what}`, { receipt: made, keys: forgersKeys, proof: given }, verdict);
  const wrong = (what: string, change: object) => make(what, 'invalid: entry', { ...good, ...change });
  const unreadable = (what: string, change: object) =>
    make(what, 'not checkable: no proof', { ...good, ...change });
  const winner = people.findIndex(({ guid }) => guid === placesOf(drawn)[0]);
  const { root: _root, ...rootless } = drawn;
  return [
    make('without a proof', 'valid', undefined),
    make('a person', 'valid', good),
    make('the winner', 'valid', proof(winner)),
    make('the last', 'valid', proof(size - 1)),
    wrong('another name', { text: `${good.text}x` }),
    wrong('a larger weight', { weight: good.weight + 1 }),
    wrong('another salt', { salt: `${good.salt.slice(0, -1)}_` }),
    wrong('another id', { guid: 'somebody' }),
    wrong('another draw', { spinId: 'another' }),
    wrong('another place', { index: (at + 1) % size || size }),
    wrong('a path that is too long', { path: [...good.path, 'ab'.repeat(32)] }),
    ...(good.path.length > 0
      ? [
          wrong('a path that is too short', { path: good.path.slice(1) }),
          wrong('a path that was changed', { path: good.path.with(0, 'cd'.repeat(32)) }),
        ]
      : []),
    unreadable('no path', { path: undefined }),
    unreadable('no name', { text: undefined }),
    unreadable('half a letter as a name', { text: '\ud800' }),
    unreadable('a salt of two lines', { salt: 'a\nb' }),
    unreadable('a weight of nothing', { weight: 0 }),
    unreadable('half a weight', { weight: 1.5 }),
    unreadable('a place before the first', { index: -1 }),
    make('a proof that is none', 'not checkable: no proof', 'proof'),
    make('another root, signed again', 'invalid: entry', good, forge({ ...drawn, root: 'ef'.repeat(32) })),
    make('another root, not signed', 'invalid: signature, entry', good, { ...drawn, root: 'ef'.repeat(32) }),
    make('the root removed', 'not checkable: unreadable root', good, rootless),
    make('of version 3', 'not checkable: unreadable root', good, { ...drawn, version: 3 }),
    make('of version 3 without the root', 'invalid: signature', undefined, { ...rootless, version: 3 }),
    make('names hidden', 'valid, texts private', good, privately(drawn)),
    make('names hidden, another name', 'invalid: entry', { ...good, text: 'Somebody' }, privately(drawn)),
  ];
}

const leaf = ({ own, guid, weight, text }: Entry & { own: string }): Buffer =>
  leafOf('wheelwright entry 1', own, guid, weight, text ?? '');
