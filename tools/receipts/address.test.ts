import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Evidence, forge, forgersKeys } from './forge.ts';
import { loggedDraw } from './logged.ts';

// A busy machine takes seconds to start a program.
vi.setConfig({ testTimeout: 60_000 });

const howto = join(import.meta.dirname, '../../docs/howto');
const { receipt, keys, before } = JSON.parse(
  readFileSync(join(howto, 'receipts/saved-wheel.json'), 'utf8'),
) as Required<Evidence>;

const folder = mkdtempSync(join(tmpdir(), 'wheelwright-address-'));
const saved = (name: string, content: object): string => {
  const path = join(folder, name);
  writeFileSync(path, JSON.stringify(content));
  return path;
};

let server: Server;
let answers: Record<string, unknown> = {};

beforeAll(async () => {
  server = createServer(({ url = '' }, response) => {
    const answer = answers[url];
    response.statusCode = answer === undefined ? 404 : 200;
    response.end(typeof answer === 'string' ? answer : JSON.stringify(answer ?? { success: false }));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true, force: true });
});
beforeEach(() => {
  answers = {
    [`/api/spins/${receipt.spinId}`]: { success: true, receipt },
    [`/api/spins?chain=${receipt.chain}&before=${receipt.number}`]: {
      success: true,
      spins: [{ spinId: before.spinId }],
    },
    [`/api/spins/${before.spinId}`]: { success: true, receipt: before },
    '/.well-known/receipt-keys.json': keys,
  };
});

const verify = (path: string, ...more: string[]) => verifyWith([], path, ...more);

const verifyWith = (options: string[], path: string, ...more: string[]) =>
  run(...options, `http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`, ...more);

const run = (...given: string[]) =>
  new Promise<{ verdict: string | undefined; output: string; code: unknown }>((resolve) => {
    execFile(join(howto, 'verify-a-draw.py'), given, (error, stdout, stderr) =>
      resolve({
        verdict: stdout.trimEnd().split('\n').at(-1),
        output: stdout + stderr,
        code: error ? error.code : 0,
      }),
    );
  });

const recorded = join(howto, 'receipts/saved-wheel.json');

test('a draw is verified from its address, or from a file with the rest from there', async () => {
  expect(await verify(`/api/spins/${receipt.spinId}`)).toMatchObject({
    verdict: 'valid, not in a log',
    code: 4,
  });
  expect(await verify(`/api/spins/${receipt.spinId}`, recorded)).toMatchObject({
    verdict: 'valid, not in a log',
    code: 4,
  });
});

test('a file is checked with the keys of the address, not with its own', async () => {
  const address = `/api/spins/${receipt.spinId}`;
  const forged = { receipt: forge(receipt), keys: forgersKeys, before };
  const refused = { verdict: 'invalid: signature', code: 1 };
  expect(await verify(address, saved('forged.json', forged))).toMatchObject(refused);
  answers[address] = { success: true, ...forged };
  expect(await verify(address)).toMatchObject(refused);
  delete answers['/.well-known/receipt-keys.json'];
  expect(await verify(address, recorded)).toMatchObject({ verdict: 'not checkable: no keys', code: 2 });
});

test('a file of another draw than the address names is refused', async () => {
  expect(await verify('/api/spins/any', recorded)).toMatchObject({ verdict: 'invalid: link', code: 1 });
});

test('a promise of another draw than the address names is unreadable', async () => {
  const { spinId, chain, number, commitment, saltCommitment, previous, link, committedAt } = receipt;
  const promise = { spinId, chain, number, commitment, saltCommitment, previous, link, committedAt };
  answers['/api/spins/wanted'] = { success: true, receipt: promise };
  const verdict = 'not checkable: unreadable spinId';
  expect(await verify('/api/spins/wanted')).toMatchObject({ verdict, code: 2 });
});

test('the good receipt of another draw is refused', async () => {
  answers['/api/spins/wanted'] = { success: true, receipt };
  expect(await verify('/api/spins/wanted')).toMatchObject({ verdict: 'invalid: link', code: 1 });
});

test.each([
  ['keys', () => '/.well-known/receipt-keys.json', 'not checkable: no keys'],
  [
    'the list of draws',
    () => `/api/spins?chain=${receipt.chain}&before=${receipt.number}`,
    'not checkable: no draw before',
  ],
  ['the draw before', () => `/api/spins/${before.spinId}`, 'not checkable: no draw before'],
  ['the receipt', () => `/api/spins/${receipt.spinId}`, 'not checkable: unreachable'],
])('without %s nothing is called valid, and a sentence says why', async (_what, path, verdict) => {
  for (const answer of [undefined, 'no JSON', [], { success: true }, { spins: [{}] }]) {
    answers[path()] = answer;
    const found = await verify(`/api/spins/${receipt.spinId}`);
    expect(found.code).toBe(2);
    expect(found.output).not.toContain('Traceback');
    if (answer === undefined) expect(found.verdict).toBe(verdict);
  }
});

test('what an address answers is saved as a file that is checked without the network', async () => {
  const file = join(folder, 'saved-from-address.json');
  expect(await verifyWith(['--save', file], `/api/spins/${receipt.spinId}`)).toMatchObject({ code: 4 });
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual({ receipt, keys, before });
  const { verdict } = await run(file);
  expect(verdict).toBe('valid, not in a log, key from the file');
});

test('nothing is saved over another file, nor where there is no receipt', async () => {
  const file = saved('mine.json', { mine: true });
  const taken = await verifyWith(['--save', file], `/api/spins/${receipt.spinId}`);
  expect([taken.code, taken.verdict]).toEqual([2, `${file} could not be written: File exists.`]);
  expect(readFileSync(file, 'utf8')).toBe('{"mine":true}');
  const none = join(folder, 'none.json');
  expect(await verifyWith(['--save', none], '/api/spins/none')).toMatchObject({ code: 2 });
  expect(existsSync(none)).toBe(false);
});

test('an address that leads nowhere is named', async () => {
  const found = await verify('1/api/spins/x');
  expect(found).toMatchObject({ verdict: 'not checkable: unreachable', code: 2 });
  expect(found.output).toContain('could not be fetched');
});

describe('the log of draws', () => {
  const { evidence, leaves, whole, alone, kept } = loggedDraw();
  const address = `/api/spins/${evidence.receipt.spinId}`;
  const proofOf = (from: number) =>
    `/.well-known/draws/proof?sealed=${leaves.sealed}&opened=${leaves.opened}&from=${from}`;
  const sentence = 'the log has all that it had at the kept head';
  const withHead = (...more: string[]) => {
    const path = join(folder, 'head');
    writeFileSync(path, kept);
    return verifyWith(['--head', path], address, ...more);
  };
  beforeEach(() => {
    answers = {
      [address]: { success: true, receipt: evidence.receipt },
      '/.well-known/receipt-keys.json': evidence.keys,
      [proofOf(0)]: { success: true, log: whole },
      [proofOf(4)]: { success: true, log: whole },
      '/.well-known/draws/proof?from=4': { success: true, log: alone },
    };
  });

  test('is asked at the address, whatever the file says about it', async () => {
    expect(await verify(address)).toMatchObject({ verdict: 'valid', code: 0 });
    const file = saved('logged.json', { ...evidence, log: whole });
    delete answers[proofOf(0)];
    expect(await verify(address, file)).toMatchObject({ verdict: 'valid, not in a log', code: 4 });
    answers[proofOf(0)] = { success: true, log: null };
    expect(await verify(address, file)).toMatchObject({ verdict: 'valid, not in a log', code: 4 });
  });

  test('is compared with a kept head, also about a draw that it lacks', async () => {
    const found = await withHead();
    expect(found).toMatchObject({ verdict: 'valid', code: 0 });
    expect(found.output).toContain(`yes ${sentence}: the draw was sealed in it, and drawn later`);
    delete answers[proofOf(4)];
    const lacking = await withHead();
    expect(lacking).toMatchObject({ verdict: 'valid, not in a log', code: 4 });
    expect(lacking.output).toContain(`yes ${sentence}\n`);
  });

  test('is compared with a kept head when the server no longer shows the draw', async () => {
    delete answers[address];
    const gone = await withHead();
    expect(gone).toMatchObject({ verdict: 'not checkable: unreachable', code: 2 });
    expect(gone.output).toContain(`yes ${sentence}\n`);
    const { path } = alone.consistency ?? { path: [] };
    const log = { ...alone, consistency: { from: 4, path: path.toReversed() } };
    answers['/.well-known/draws/proof?from=4'] = { success: true, log };
    expect(await withHead()).toMatchObject({ verdict: 'invalid: head', code: 1 });
    delete answers['/.well-known/draws/proof?from=4'];
    expect(await withHead()).toMatchObject({ verdict: 'not checkable: unreachable, no head', code: 2 });
  });
});
