import { asCase, type Case } from './case.ts';
import {
  type Beacon,
  type Evidence,
  forge,
  forgersKeys,
  type Receipt,
  sha256,
  statementOf,
} from './forge.ts';
import { Log, leafOf } from './logged.ts';

/** Published by drand's quicknet. */
export const published: Beacon = {
  chain: '52db9ba70e0cc0f6eaf7803dd07447a1f5477735fd3f661792ba94600c84e971',
  round: 657413,
  randomness: 'fc1873a13f3545aeade8401532ef5519920652eee6b0d2b19ca12643b87b3587',
  signature:
    'b713718a38ae728dfd477991af2822e08d2f305e47718cef9f7848ce4050e7be41076862b98fad56e91a6b85b89cd97b',
};
/** A round of quicknet is published every three seconds. */
const publishedAt = (1_692_803_367 + 3 * (published.round - 1)) * 1000;
const secondsAfter = (seconds: number) => new Date(publishedAt + seconds * 1000).toISOString();
export const inTime = { committedAt: secondsAfter(-30), drawnAt: secondsAfter(1) };
const numberOf = (signature: string) => sha256(Buffer.from(signature, 'hex'));
const madeUp = 'ab'.repeat(48);

/** `form`: of the closed leaf, the receipt's unless a server lies. */
export const leavesOf = (receipt: Receipt, beacon = published, form = receipt.version ? 2 : 1) => ({
  sealed: leafOf('wheelwright sealed 1', receipt.link),
  closed: leafOf(
    `wheelwright closed ${form}`,
    ...[receipt.link, receipt.digest, receipt.nameDigest, receipt.entropy, receipt.winners.length],
    ...(form === 2 ? [receipt.reserves?.length ?? 0, receipt.list ?? ''] : []),
    ...[beacon.chain, beacon.round],
  ),
  opened: leafOf('wheelwright opened 1', receipt.link, sha256(statementOf(receipt))),
});

/** Draws with a round of a public beacon. Only the page can check the signature of the beacon's network. */
export function beaconCases({ receipt: draw, before }: Evidence, { receipt: hidden }: Evidence): Case[] {
  const drawn = (beacon: Beacon, times = inTime) => forge(draw, { beacon, ...times });
  const good = drawn(published);
  const make = (what: string, verdict: string, receipt: unknown, log?: unknown): Case =>
    asCase(
      `beacon: ${what}`,
      {
        receipt: receipt as Receipt,
        keys: forgersKeys,
        ...(before && { before }),
        ...(log !== undefined && { log }),
      },
      verdict,
    );
  const onPage = (pageVerdict: string, each: Case): Case => ({ ...each, pageVerdict });
  const unchecked = 'valid, beacon not checked';
  const late = 'sealed after its round';
  const sealedAt = (committedAt: string) => drawn(published, { ...inTime, committedAt });
  const wrong = 'invalid: beacon';
  const { sealed, closed, opened } = leavesOf(good);
  const other = leafOf('other');
  const log = new Log([other, sealed, closed, other, opened]);
  const proof = { ...log.proof(1, 4), closed: log.at(2) };
  const ordered = (leaves: Buffer[]) => {
    const tree = new Log(leaves);
    const closedAt = tree.at(leaves.indexOf(closed));
    return { ...tree.proof(leaves.indexOf(sealed), leaves.indexOf(opened)), closed: closedAt };
  };
  const closedWith = (beacon: Partial<Beacon>) => {
    const leaves = leavesOf(good, { ...published, ...beacon });
    const tree = new Log([leaves.sealed, leaves.closed, leaves.opened]);
    return { ...tree.proof(0, 2), closed: tree.at(1) };
  };
  const { closed: _closed, ...unclosed } = proof;
  const { beacon: _beacon, ...without } = good;
  const unreadable = (what: string, beacon: unknown) =>
    make(what, 'not checkable: unreadable beacon', { ...good, beacon });

  return [
    onPage('valid', make('a round that was published', unchecked, good)),
    onPage('valid', make('a round that was published, in the log', unchecked, good, proof)),
    onPage('valid', {
      ...make('ignores what else a beacon says', unchecked, { ...good, beacon: { ...published, x: 1 } }),
      unchecked: ['beacon.x'],
    }),
    make(
      'a network that nobody knows',
      unchecked,
      drawn({ chain: 'ab'.repeat(32), round: 7, signature: madeUp, randomness: numberOf(madeUp) }),
    ),
    onPage(
      'valid, texts private',
      asCase(
        'beacon: private texts',
        {
          receipt: privately(forge({ ...hidden, number: 1, previous: '' }, { beacon: published, ...inTime })),
          keys: forgersKeys,
        },
        'valid, texts private, beacon not checked',
      ),
    ),
    onPage('valid', make('sealed a minute after its round', unchecked, sealedAt(secondsAfter(60)))),
    ...[
      ['sealed later than that', secondsAfter(61)],
      ['sealed years later', '2026-11-15T12:00:00.000Z'],
      ['sealed at no time', 'yesterday'],
      ['sealed at a time of another form', '2023-09-15T10:59:00+02:00'],
    ].map(([what = '', time = '']) =>
      onPage(`valid, ${late}`, make(what, `${unchecked}, ${late}`, sealedAt(time))),
    ),
    onPage(
      wrong,
      make('a round that lies far ahead', unchecked, drawn({ ...published, round: Number.MAX_SAFE_INTEGER })),
    ),
    onPage(
      wrong,
      make('a round that the network never signed', unchecked, drawn({ ...published, round: 657414 })),
    ),
    onPage(
      wrong,
      make(
        'a signature that was made up',
        unchecked,
        drawn({ ...published, signature: madeUp, randomness: numberOf(madeUp) }),
      ),
    ),
    make('a number that does not follow', wrong, drawn({ ...published, randomness: 'ab'.repeat(32) })),
    make('a changed number', 'invalid: winners, beacon, signature', {
      ...good,
      beacon: { ...published, randomness: 'ab'.repeat(32) },
    }),
    onPage(
      'invalid: beacon, signature',
      make('a changed round', 'invalid: signature', { ...good, beacon: { ...published, round: 657414 } }),
    ),
    make('another chain', 'invalid: signature', {
      ...good,
      beacon: { ...published, chain: 'ab'.repeat(32) },
    }),
    make('missing', 'invalid: winners, signature', without),
    make('added', 'invalid: winners, signature', { ...forge(draw), beacon: published }),
    make('closed with another round', 'invalid: log', good, closedWith({ round: 657412 })),
    make('closed with another chain', 'invalid: log', good, closedWith({ chain: 'ab'.repeat(32) })),
    make('closed before it was sealed', 'invalid: log', good, ordered([closed, sealed, opened])),
    make('closed after it was drawn', 'invalid: log', good, ordered([sealed, opened, closed])),
    make('no proof that it was closed', 'not checkable: no log', good, unclosed),
    ...[null, 7, 'beacon', [], {}].map((beacon) => unreadable(`as ${JSON.stringify(beacon)}`, beacon)),
    ...[0, -1, 1.5, '657413', 2 ** 53].map((round) => unreadable(`round ${round}`, { ...published, round })),
    ...Object.entries({
      chain: published.chain.toUpperCase(),
      randomness: published.randomness.slice(2),
      signature: published.signature.slice(2),
    }).map(([field, value]) => unreadable(`${field} of another form`, { ...published, [field]: value })),
  ];
}

/** Signed with the texts, shown without them. */
export function privately({ salt: _salt, name: _name, entries, ...rest }: Receipt): Receipt {
  return { ...rest, entries: entries.map(({ text: _text, ...entry }) => entry) };
}
