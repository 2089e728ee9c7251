import { createHash, createPublicKey, generateKeyPairSync, sign } from 'node:crypto';
import { asCase, type Case } from './case.ts';
import { type Evidence, forge, forgersKeys, lines, secretKey, sha256, statementOf } from './forge.ts';

const hash = (...parts: (Buffer | string)[]) =>
  createHash('sha256')
    .update(Buffer.concat(parts.map((part) => Buffer.from(part))))
    .digest();
export const leafOf = (...facts: (string | number)[]) => hash('\0', lines(...facts));
const node = (left: Buffer, right: Buffer) => hash('\u0001', left, right);

/** A log of draws, as docs/howto/verify-a-draw.md describes it, written down the slow way. */
export class Log {
  readonly leaves: Buffer[];
  readonly origin: string;

  constructor(leaves: Buffer[], origin = 'wheelwright-draws-forged') {
    this.leaves = leaves;
    this.origin = origin;
  }

  private root(begin = 0, end = this.leaves.length): Buffer {
    if (end - begin === 1) return this.leaves[begin] as Buffer;
    const middle = begin + split(end - begin);
    return node(this.root(begin, middle), this.root(middle, end));
  }

  head({
    size = String(this.leaves.length),
    signsText = (text: string) => text,
    key = secretKey,
  } = {}): string {
    const root = this.leaves.length === 0 ? hash('') : this.root();
    const text = `${this.origin}\n${size}\n${root.toString('base64')}\n`;
    const { x = '' } = createPublicKey(key).export({ format: 'jwk' });
    const id = hash(`${this.origin}\n\u0001`, Buffer.from(x, 'base64url')).subarray(0, 4);
    const signature = sign(null, Buffer.from(signsText(text)), key);
    return `${text}\n\u2014 ${this.origin} ${Buffer.concat([id, signature]).toString('base64')}\n`;
  }

  path(index: number, begin = 0, end = this.leaves.length): string[] {
    if (end - begin === 1) return [];
    const middle = begin + split(end - begin);
    return index < middle
      ? [...this.path(index, begin, middle), this.root(middle, end).toString('hex')]
      : [...this.path(index, middle, end), this.root(begin, middle).toString('hex')];
  }

  grownFrom(size: number, begin = 0, end = this.leaves.length, isWhole = true): string[] {
    if (size === end) return isWhole ? [] : [this.root(begin, end).toString('hex')];
    const middle = begin + split(end - begin);
    return size <= middle
      ? [...this.grownFrom(size, begin, middle, isWhole), this.root(middle, end).toString('hex')]
      : [...this.grownFrom(size, middle, end, false), this.root(begin, middle).toString('hex')];
  }

  at = (index: number) => ({ index, path: this.path(index) });

  proof(sealed: number, opened: number, from = 0): LogProof {
    return {
      checkpoint: this.head(),
      sealed: this.at(sealed),
      opened: this.at(opened),
      ...(from > 0 && { consistency: { from, path: this.grownFrom(from) } }),
    };
  }
}

interface LogProof {
  checkpoint: string;
  sealed: { index: number; path: string[] };
  opened: { index: number; path: string[] };
  consistency?: { from: number; path: string[] };
}

const split = (length: number) => 2 ** Math.floor(Math.log2(length - 1));
const others = (many: number, name = 'other') =>
  Array.from({ length: many }, (_, place) => leafOf(`${name} ${place}`));

function drawOf({ receipt, before }: Evidence) {
  const draw = forge(receipt);
  const sealed = leafOf('wheelwright sealed 1', draw.link);
  const opened = leafOf('wheelwright opened 1', draw.link, sha256(statementOf(draw)));
  return { sealed, opened, evidence: { receipt: draw, keys: forgersKeys, ...(before && { before }) } };
}

/** A draw whose server has a log, and what a server that lies answers about it. */
export function loggedCases(recorded: Evidence): Case[] {
  const { sealed, opened, evidence } = drawOf(recorded);
  const log = new Log([...others(3), sealed, ...others(2), opened, ...others(4)]);
  const good = log.proof(3, 6);
  const make = (what: string, verdict: string, proof: unknown): Case =>
    asCase(`logged: ${what}`, { ...evidence, log: proof }, verdict);
  const wrong = (what: string, changes: Partial<LogProof>) =>
    make(what, 'invalid: log', { ...good, ...changes });
  const unread = (what: string, proof: unknown) => make(what, 'not checkable: no log', proof);
  const swapped = new Log([opened, sealed]);
  const alone = new Log([sealed, opened]);
  const forked = new Log([...others(3, 'fork'), sealed, ...others(2), opened, ...others(4)]);
  const { path } = good.opened;
  const signedByAnother = new Log(log.leaves, 'wheelwright-draws-another').head();
  const [first = ''] = path;
  const later = new Log([...log.leaves, ...others(1, 'later')]);
  const rewritten = (what: string, verdict: string, from: string, to: string): Case => {
    const { log: text = '', ...made } = make(what, verdict, good);
    return { ...made, log: text.replace(from, to) };
  };
  const keyless = make('no keys at hand', 'not checkable: no keys, no log', good);
  delete keyless.keys;

  return [
    make('in its log', 'valid', good),
    make('in a log of two', 'valid', alone.proof(0, 1)),
    make('no log, said so', 'valid', null),
    make('in a log with another witness', 'valid', {
      ...good,
      checkpoint: `${good.checkpoint}\u2014 witness.example ${'A'.repeat(92)}\n`,
    }),
    keyless,
    wrong('a wrong index', { opened: { index: 5, path } }),
    wrong('an index beyond the tree', { opened: { index: 11, path } }),
    wrong('the index of the sealed one', { sealed: { ...good.opened } }),
    wrong('a path with a hash changed', { opened: { index: 6, path: ['ab'.repeat(32), ...path.slice(1)] } }),
    wrong('a path that is too short', { opened: { index: 6, path: path.slice(0, -1) } }),
    wrong('a path that is too long', { opened: { index: 6, path: [...path, first] } }),
    wrong('no path', { opened: { index: 6, path: [] } }),
    wrong('the head of another tree', { checkpoint: alone.head() }),
    wrong('the head of a forked tree', { checkpoint: forked.head() }),
    make('opened before it was sealed', 'invalid: log', swapped.proof(1, 0)),
    wrong('a head with a bad signature', { checkpoint: log.head({ signsText: (text) => `${text} ` }) }),
    wrong('a head with another name in its signature', {
      checkpoint: log.head().replace('\u2014 wheelwright', '\u2014 another'),
    }),
    wrong('a head with another name', {
      checkpoint: signedByAnother.replaceAll('-another', '-more'),
    }),
    wrong('a head of a smaller size', { checkpoint: log.head({ size: '5' }) }),
    wrong('an empty log', { checkpoint: new Log([]).head() }),
    make('in a log that has grown', 'valid', later.proof(3, 6)),
    wrong('the head of a tree that has grown', { checkpoint: later.head() }),
    wrong('the paths of a tree that has grown', { sealed: later.at(3), opened: later.at(6) }),
    wrong('a head from the future', { checkpoint: log.head({ size: '999999999999999' }) }),
    wrong('the sealed one twice', { opened: { ...good.sealed } }),
    weaklySigned(good, evidence),
    rewritten('an index as 6e0', 'valid', '"index":6', '"index":6e0'),
    rewritten('an index as -0', 'invalid: log', '"index":6', '"index":-0'),
    rewritten(
      'an index of 5,000 digits',
      'not checkable: no log',
      '"index":6',
      `"index":${'6'.repeat(5000)}`,
    ),
    {
      ...rewritten('an index twice', 'not checkable: no receipt', '"index":6', '"index":5,"index":6'),
      pageVerdict: 'not checkable: no log',
    },
    ...[{}, [], 7, 'log', { ...good, checkpoint: '' }, { ...good, checkpoint: 7 }].map((proof, place) =>
      unread(`nothing to read, ${place}`, proof),
    ),
    unread('no sealed part', { ...good, sealed: undefined }),
    unread('an index that is no number', { ...good, opened: { index: '6', path } }),
    unread('an index below zero', { ...good, opened: { index: -1, path } }),
    unread('a path in capitals', { ...good, opened: { index: 6, path: [first.toUpperCase()] } }),
    unread('a path of 65', { ...good, opened: { index: 6, path: Array(65).fill(first) } }),
    unread('a size with a zero before it', { ...good, checkpoint: log.head({ size: '011' }) }),
    unread('a head without its last line feed', { ...good, checkpoint: good.checkpoint.trimEnd() }),
    unread('a root written in another way', {
      ...good,
      checkpoint: good.checkpoint.replace(/\n([^\n]{42}).=\n\n/, '\n$1/=\n\n'),
    }),
  ];
}

/** A head that is signed with a key for which anyone can sign, among the keys of the server. */
function weaklySigned(proof: LogProof, evidence: Partial<Evidence>): Case {
  const key = Buffer.concat([Buffer.from([1]), Buffer.alloc(31)]);
  const [text = ''] = proof.checkpoint.split('\n\n');
  const [origin = ''] = text.split('\n');
  const id = hash(`${origin}\n\u0001`, key).subarray(0, 4);
  const signature = Buffer.concat([id, Buffer.from([1]), Buffer.alloc(63)]).toString('base64');
  const checkpoint = `${text}\n\n\u2014 ${origin} ${signature}\n`;
  const weak = { kty: 'OKP', crv: 'Ed25519', x: key.toString('base64url'), kid: 'weak' };
  const keys = { keys: [...forgersKeys.keys, weak] };
  return asCase(
    'logged: a head that anyone can sign',
    { ...evidence, keys, log: { ...proof, checkpoint } },
    'invalid: log',
  );
}

/** A kept head, a draw with a newer one, the verdict on both, and what is said about them. */
type HeadCase = [what: string, kept: string, logged: Case, verdict: string, said: string];

const changedAfter = 'what the log held was changed';
const proofless = 'there is no proof that the log has grown from it';
const unsigned = 'the kept head is not signed with a key of this server';

export function headCases(): HeadCase[] {
  const { sealed, opened, evidence } = drawOf(sample());
  const grown = [...others(3), sealed, ...others(2), opened, ...others(4)];
  const log = new Log(grown);
  const at = (size: number, leaves = grown) => new Log(leaves.slice(0, size)).head();
  const fine = 'valid, key from the file';
  const logged = (from: number, changes: object = {}): Case =>
    asCase('logged', { ...evidence, log: { ...log.proof(3, 6, from), ...changes } }, fine);
  const unlogged = asCase('unlogged', evidence, fine);
  const anew = generateKeyPairSync('ed25519').privateKey;
  const another = new Log(grown.slice(0, 4), 'another');
  const fork = [...others(1, 'fork'), ...grown.slice(1)];
  const missing = 'not checkable: no head';
  const wrong = 'invalid: head';
  const known = (size: number) => {
    if (size >= 7) return 'the draw was in it';
    return size >= 4 ? 'the draw was sealed in it, and drawn later' : 'the draw was added later';
  };
  const badlySigned = { checkpoint: log.head({ signsText: (text) => `${text} ` }) };
  return [
    ['the same', log.head(), logged(0), fine, known(11)],
    ['nothing was in it', at(0), logged(0), fine, known(0)],
    ...[1, 2, 3, 4, 6, 7, 8, 10].map(
      (size): HeadCase => [`grown from ${size}`, at(size), logged(size), fine, known(size)],
    ),
    ['shrunk', new Log([...grown, ...others(1)]).head(), logged(0), wrong, 'the log has shrunk'],
    ['forked, of the same size', at(11, fork), logged(0), wrong, 'two heads of one size differ'],
    ['forked and grown', at(4, fork), logged(4), wrong, changedAfter],
    ['another log', another.head(), logged(4), wrong, 'this is another log'],
    ['another log with other keys', another.head({ key: anew }), logged(4), wrong, 'this is another log'],
    ['a newer head with a bad signature', at(4), logged(4, badlySigned), 'invalid: log, head', 'newer head'],
    ['a proof from another size', at(4), logged(3), missing, proofless],
    [
      'a path that is too short',
      at(4),
      logged(4, { consistency: { from: 4, path: [] } }),
      wrong,
      changedAfter,
    ],
    ['no proof', at(4), logged(0), missing, proofless],
    ['a kept head that is none', 'none', logged(4), missing, 'the kept head cannot be read as one'],
    ['a kept head with a bad signature', at(4).replace('\n4\n', '\n5\n'), logged(5), missing, unsigned],
    ['a kept head with other keys', new Log(grown).head({ key: anew }), logged(0), missing, unsigned],
    ['a draw without a proof', at(4), unlogged, missing, 'there is no newer head at hand'],
  ];
}

/** A draw in a log of eleven, its proofs, and those of the log alone, from a head of four that is given too. */
export function loggedDraw() {
  const { sealed, opened, evidence } = drawOf(sample());
  const log = new Log([...others(3), sealed, ...others(2), opened, ...others(4)]);
  const leaves = { sealed: sealed.toString('hex'), opened: opened.toString('hex') };
  const whole = log.proof(3, 6, 4);
  const { sealed: _sealed, opened: _opened, ...alone } = whole;
  return { evidence, leaves, whole, alone, kept: new Log(log.leaves.slice(0, 4)).head() };
}

const sample = (): Evidence => {
  const entry = { guid: 'a', weight: 1, text: 'A', textDigest: '' };
  const receipt = {
    spinId: 's',
    chain: 'c',
    number: 1,
    commitment: '',
    saltCommitment: '',
    previous: '',
    link: '',
    committedAt: '2026-01-01T00:00:00.000Z',
    seed: 'ab'.repeat(32),
    entropy: 'cd'.repeat(32),
    digest: '',
    nameDigest: '',
    salt: 'salt',
    name: 'Wheel',
    entries: [entry],
    winners: ['a'],
    whereabouts: 0,
    drawnAt: '2026-01-01T00:00:01.000Z',
    keyId: '',
    signature: '',
  };
  return { receipt, keys: forgersKeys };
};
