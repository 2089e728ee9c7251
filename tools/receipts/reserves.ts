import { inTime, leavesOf, published } from './beacons.ts';
import { asCase, type Case } from './case.ts';
import { type Evidence, forge, forgersKeys, type Receipt } from './forge.ts';
import { Log } from './logged.ts';

/**
 * Receipts that say who is a reserve and where the list came from. `recorded` has two winners and two reserves, `earlier` is
 * of the form that calls everyone a winner.
 */
export function reserveCases(recorded: Evidence, earlier: Evidence): Case[] {
  return [...mixedUp(recorded, earlier), ...lies(recorded.receipt), ...moved(recorded.receipt)];
}

/** What somebody without the server's key makes of one. */
function mixedUp(recorded: Evidence, earlier: Evidence): Case[] {
  const make = (what: string, verdict: string, receipt: unknown, evidence = recorded): Case =>
    asCase(`reserves: ${what}`, { ...evidence, receipt: receipt as Receipt }, verdict);
  const { receipt } = recorded;
  const [winners, reserves] = [receipt.winners, receipt.reserves ?? []];
  const { version: _version, reserves: _reserves, list: _list, ...old } = receipt;
  const unsigned = 'invalid: signature';
  const unreadable = (field: string) => `not checkable: unreadable ${field}`;
  return [
    make('a reserve called a winner', unsigned, {
      ...receipt,
      winners: [...winners, ...reserves.slice(0, 1)],
      reserves: reserves.slice(1),
    }),
    make('a winner called a reserve', unsigned, {
      ...receipt,
      winners: winners.slice(0, 1),
      reserves: [...winners.slice(1), ...reserves],
    }),
    make('everyone a winner', unsigned, { ...receipt, winners: [...winners, ...reserves], reserves: [] }),
    make('two reserves exchanged', 'invalid: winners, signature', {
      ...receipt,
      reserves: reserves.toReversed(),
    }),
    make('in the earlier form', unsigned, old),
    make('in the earlier form, everyone a winner', unsigned, { ...old, winners: [...winners, ...reserves] }),
    make('without its version', unreadable('version'), { ...old, reserves, list: 'unsaved' }),
    make('with reserves alone', unreadable('version'), { ...old, reserves }),
    make('with a list alone', unreadable('version'), { ...old, list: 'stored' }),
    make('with a version alone', unreadable('reserves'), { ...old, version: 3 }),
    make('version 4 without its root', unreadable('root'), { ...receipt, version: 4 }),
    ...[0, 1, 2, 5, '3', -3].map((version) =>
      make(`version ${JSON.stringify(version)}`, unreadable('version'), { ...receipt, version }),
    ),
    ...['', 'Stored', 'saved', 'stored\n'].map((list) =>
      make(`list ${JSON.stringify(list)}`, unreadable('list'), { ...receipt, list }),
    ),
    make('a reserve of two lines', unreadable('reserves'), { ...receipt, reserves: ['a\nb'] }),
    make('an earlier one in the new form', unsigned, newForm(earlier.receipt), earlier),
    make(
      'an earlier one with reserves',
      unreadable('version'),
      { ...earlier.receipt, reserves: [] },
      earlier,
    ),
  ];
}

const newForm = (receipt: Receipt): Receipt => ({ ...receipt, version: 3, reserves: [], list: 'unsaved' });

/** What a server that lies signs with its own key. */
function lies(draw: Receipt): Case[] {
  const first = { ...draw, number: 1, previous: '' };
  const make = (what: string, verdict: string, receipt: Receipt): Case =>
    asCase(`reserves, forged: ${what}`, { receipt, keys: forgersKeys }, verdict);
  const [winner = '', other = ''] = forge(first).winners;
  const reserves = forge(first).reserves ?? [];
  return [
    make('nothing but the key', 'valid', forge(first)),
    ...['stored', 'sent', 'unsaved'].map((list) => make(`list ${list}`, 'valid', forge(first, { list }))),
    make('no reserves', 'valid', forge({ ...first, reserves: [] })),
    make('a reserve that it likes', 'invalid: winners', forge(first, { reserves: reserves.toReversed() })),
    make('a winner as a reserve too', 'invalid: winners', forge(first, { reserves: [winner, other] })),
    make('a reserve who is on no list', 'invalid: winners', forge(first, { reserves: ['x', 'y'] })),
  ];
}

/** The log has other counts than the receipt: from its opened leaf, and with a beacon from its closed one. */
function moved(draw: Receipt): Case[] {
  const first = { ...draw, number: 1, previous: '' };
  const fewer = (receipt: Receipt): Receipt =>
    forge({ ...receipt, reserves: [...receipt.winners.slice(1), ...(receipt.reserves ?? [])] }, {}, 1);
  const plain = forge(first);
  const drawn = forge(first, { beacon: published, ...inTime });
  const make = (what: string, verdict: string, receipt: Receipt, log: unknown): Case =>
    asCase(`reserves, logged: ${what}`, { receipt, keys: forgersKeys, log }, verdict);
  const opened = (receipt: Receipt) => {
    const { sealed, opened: leaf } = leavesOf(receipt);
    return new Log([sealed, leaf]).proof(0, 1);
  };
  const closed = (leaf: Buffer) => {
    const leaves = leavesOf(drawn);
    const tree = new Log([leaves.sealed, leaf, leaves.opened]);
    return { ...tree.proof(0, 2), closed: tree.at(1) };
  };
  const unproven = 'valid, beacon not checked';
  return [
    make('as it was drawn', 'valid', plain, opened(plain)),
    make('with a winner more', 'invalid: log', plain, opened(fewer(plain))),
    { ...make('closed', unproven, drawn, closed(leavesOf(drawn).closed)), pageVerdict: 'valid' },
    make('closed with a winner less', 'invalid: log', drawn, closed(leavesOf(fewer(drawn)).closed)),
    make(
      'closed with another list',
      'invalid: log',
      drawn,
      closed(leavesOf({ ...drawn, list: drawn.list === 'sent' ? 'stored' : 'sent' }).closed),
    ),
    make('closed in the earlier form', 'invalid: log', drawn, closed(leavesOf(drawn, published, 1).closed)),
  ];
}
