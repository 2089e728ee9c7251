import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { type Verification, verifyDraw } from '../../web/src/features/verify/verification';
import { verdictOn } from '../../web/src/receipts/verify-receipt';
import { type Case, fileOf, verdictOf } from './case.ts';
import { corpus } from './corpus.ts';
import { headCases } from './logged.ts';

// A busy machine takes seconds to start a program.
vi.setConfig({ testTimeout: 60_000 });

const howto = join(import.meta.dirname, '../../docs/howto');
const script = join(howto, 'verify-a-draw.py');
const cases = corpus();
const ofThePage = (each: Case) => verdictOf({ ...each, verdict: each.pageVerdict ?? each.verdict });
const expected = Object.fromEntries(cases.map((each) => [each.name, ofThePage(each)]));
/** A program that reads files knows no key but the one in the file. */
const fromFile = (each: Case) =>
  each.verdict.startsWith('valid') ? `${verdictOf(each)}, key from the file` : verdictOf(each);
const expectedFromFiles = Object.fromEntries(cases.map((each) => [each.name, fromFile(each)]));
const codes = { valid: 5, invalid: 1, 'not checkable': 2 };
/** From a file, which can't show that its key is the server's. */
const codeOf = (verdict: string) => codes[verdict.split(/[:,]/)[0] as keyof typeof codes];

let folder = '';
let compiled = '';
let files: string[] = [];
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'wheelwright-receipts-'));
  compiled = join(folder, 'verify-a-draw');
  files = cases.map((each, place) => saved(`${place}.json`, encoded(each, fileOf(each))));
  const source = join(howto, 'verify-a-draw/verify-a-draw.cpp');
  execFileSync('g++', [
    '-std=c++20',
    '-O1',
    '-Wall',
    '-Wextra',
    '-Werror',
    source,
    '-o',
    compiled,
    '-lcrypto',
  ]);
}, 300_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }), 120_000);
afterEach(() => vi.unstubAllGlobals());

const saved = (name: string, content: string | Buffer): string => {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
};

const encoded = ({ encode = Buffer.from }: Case, json: string): Buffer => encode(json);

function run(program: string, ...words: string[]) {
  const { stdout, stderr, status } = spawnSync(program, words, { encoding: 'utf8', maxBuffer: 2 ** 26 });
  return { lines: stdout.trimEnd().split('\n'), stderr, status };
}

/** The verdicts of a program on files, each of which is the last line about its file. */
function verdictsOf(program: string): Record<string, string> {
  const { lines, stderr, status } = run(program, ...files);
  expect(stderr).toBe('');
  expect(status).toBe(1);
  const verdicts = lines.filter((line) => /^(valid|invalid|not checkable)\b/.test(line));
  return Object.fromEntries(cases.map(({ name }, place) => [name, verdicts[place] ?? '']));
}

/** A server that answers what the case holds. */
const answering =
  (each: Case) =>
  async (address: string): Promise<Response> => {
    const { receipt, keys, before, log, claims } = each;
    const json = (text: string | undefined) =>
      text === undefined
        ? new Response('', { status: 503 })
        : new Response(new Uint8Array(encoded(each, text)));
    const { pathname } = new URL(address, 'http://localhost');
    if (pathname.endsWith('/receipt-keys.json')) return json(keys);
    if (pathname.endsWith('/proof'))
      return log === undefined
        ? new Response('{"success":false}', { status: 404 })
        : json(`{"success":true,"log":${log}}`);
    if (pathname.endsWith('/claims'))
      return claims === undefined
        ? new Response('{"success":false}', { status: 404 })
        : json(`{"success":true,"claims":${claims}}`);
    const spins = before === undefined ? [] : [{ spinId: 'before', number: 1, drawn: true }];
    if (pathname.endsWith('/spins')) return json(JSON.stringify({ success: true, spins, hasMore: false }));
    return json(`{"success":true,"receipt":${pathname.endsWith('/before') ? before : receipt}}`);
  };

function pageVerdict(found: Verification): string {
  if (found.state === 'promised') return 'not checkable: not drawn yet';
  if (found.state === 'unreadable')
    return `not checkable: ${found.field ? `unreadable ${found.field}` : 'no receipt'}`;
  if (found.state !== 'checked') return found.state;
  const named = (verdict: string) =>
    found.steps.filter((step) => step.verdict === verdict).map(({ name }) => name);
  const reasons: Record<string, string> = {
    chain: 'no draw before',
    signature: 'no keys',
    log: 'no log',
    entry: 'no proof',
    claims: 'no claims',
  };
  const missing = named('unknown').map((name) => reasons[name]);
  switch (verdictOn(found.steps)) {
    case 'fails':
      return `invalid: ${named('fails').join(', ')}`;
    case 'unknown':
      return `not checkable: ${missing.join(', ')}`;
    case 'private':
      return 'valid, texts private';
    case 'privateUnlogged':
      return 'valid, texts private, not in a log';
    case 'unlogged':
      return 'valid, not in a log';
    case 'late':
    case 'unproven':
      return ['valid', 'texts private', 'beacon not checked', 'sealed after its round', 'not in a log']
        .filter((_said, place) => place === 0 || named(suffixes[place] ?? '').length > 0)
        .join(', ');
    case 'holds':
      return 'valid';
  }
}

const suffixes = ['', 'hidden', 'unproven', 'late', 'unlogged'];

const idIn = ({ receipt = '' }: Case) => /"spinId":\s*"([^"]*)"/.exec(receipt)?.[1] || 'none';

describe('every receipt of the corpus gets the expected verdict', () => {
  test('from the page', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const found: Record<string, string> = {};
    for (const each of cases) {
      vi.stubGlobal('window', { location: { origin: 'http://localhost' } });
      vi.stubGlobal('fetch', answering(each));
      const verification = await verifyDraw(idIn(each), each.proof && JSON.parse(each.proof));
      found[each.name] = pageVerdict(verification);
      if (each.unchecked) expect(verification).toMatchObject({ unchecked: each.unchecked });
    }
    expect(found).toEqual(expected);
  }, 120_000);

  test('from the script in Python', () => expect(verdictsOf(script)).toEqual(expectedFromFiles), 400_000);

  test('from the program in C++', () => expect(verdictsOf(compiled)).toEqual(expectedFromFiles), 120_000);
});

test('the corpus has every kind of verdict, and no two cases of one name', () => {
  const kinds = new Set(cases.map(({ verdict }) => verdict.split(/[:,]/)[0]));
  expect([...kinds].toSorted()).toEqual(Object.keys(codes).toSorted());
  expect(Object.keys(expected)).toHaveLength(cases.length);
});

describe.each([
  ['Python', () => script],
  ['C++', () => compiled],
])('the program in %s', (_language, program) => {
  const caseOf = (verdict: string) => cases.find((each) => each.verdict === verdict) as Case;
  const check = (verdict: string) => run(program(), saved('one.json', fileOf(caseOf(verdict))));

  test.each(['valid', 'valid, texts private', 'invalid: texts', 'not checkable: no keys'])(
    'says %s in its exit code and in every line',
    (verdict) => {
      const { lines, status, stderr } = check(verdict);
      expect(status).toBe(codeOf(verdict));
      expect(lines.pop()).toBe(fromFile(caseOf(verdict)));
      for (const line of lines) expect(line).toMatch(/^(yes |NO {2}|not checked: ).+/);
      const wrong = lines.filter((line) => line.startsWith('NO ')).length;
      expect(wrong).toBe(verdict.startsWith('invalid') ? 1 : 0);
      if (verdict !== 'valid') expect(lines.join('\n')).toMatch(/^(NO|not checked).*(texts|signed)/m);
      expect(stderr).toBe('');
    },
  );

  test('never says that the server signed a file, and shows the key to compare', () => {
    const { lines } = check('valid');
    expect(lines.join('\n')).not.toContain('the server has signed');
    expect(lines).toContain('yes it is signed with the key in this file');
    const [key] = JSON.parse(cases.find(({ verdict }) => verdict === 'valid')?.keys ?? '').keys;
    expect(lines.find((line) => line.includes("compare it with the server's"))).toContain(
      `id ${key.kid}, x ${key.x}`,
    );
  });

  test('tells of an invalid file by its exit code, also among files that it cannot check', () => {
    const file = (sought: string) => {
      const place = cases.findIndex(({ verdict }) => verdict === sought);
      return files[place] ?? '';
    };
    const [good, wrong, unknown] = ['valid', 'invalid: texts', 'not checkable: no keys'].map(file) as [
      string,
      string,
      string,
    ];
    expect(run(program(), unknown, wrong, good).status).toBe(1);
    expect(run(program(), wrong, unknown).status).toBe(1);
    expect(run(program(), good, unknown, good).status).toBe(2);
    expect(run(program(), good, good).status).toBe(5);
  });

  test.each(cases.filter(({ unchecked }) => unchecked))('says what it does not know: $name', (each) => {
    const { lines } = run(program(), saved('one.json', fileOf(each)));
    expect(lines.filter((line) => line.includes('does not know'))).toEqual([
      `not checked: ${each.unchecked?.join(', ')}, because this program does not know it`,
    ]);
  });

  test.each([
    ['stored', "it was the saved wheel's"],
    ['sent', "it was not the saved wheel's"],
    ['unsaved', 'the wheel was not saved'],
  ])('says that a list was %s, by the word of the server', (list, said) => {
    const each = cases.find(({ name }) => name === `reserves, forged: list ${list}`) as Case;
    expect(run(program(), saved('one.json', fileOf(each))).lines).toContain(
      `not checked: where the list came from, because it is the server's word: ${said}`,
    );
  });

  test('never calls the times checked, and says where clocks disagree', () => {
    const { lines } = check('valid');
    expect(lines.join('\n')).toMatch(/^not checked: whether the times/m);
    const early = cases.find(({ name }) => name === 'forged: drawn before it was announced') as Case;
    expect(run(program(), saved('early.json', fileOf(early))).lines.join('\n')).toContain('clocks disagree');
  });

  test('says by its exit code, and with both explanations, that a draw was sealed after its round', () => {
    const late = cases.find(({ name }) => name === 'beacon: sealed later than that') as Case;
    const { lines, status } = run(program(), saved('late.json', fileOf(late)));
    expect(status).toBe(6);
    expect(lines.join('\n')).toContain('sealed later: a clock was wrong, or the number was known');
  });

  test.each(headCases())('compares the log with a kept head: %s', (_what, kept, logged, verdict, said) => {
    const head = saved('head.txt', kept);
    const { lines, status, stderr } = run(program(), '--head', head, saved('one.json', fileOf(logged)));
    expect(lines.at(-1)).toBe(verdict);
    expect(lines.find((line) => line.includes('at the kept head'))).toContain(said);
    expect(status).toBe(codeOf(verdict));
    expect(stderr).toBe('');
  });

  test('says where in the log a draw is', () => {
    const logged = cases.find(({ name }) => name === 'logged: in its log') as Case;
    expect(run(program(), saved('one.json', fileOf(logged))).lines).toContain(
      'yes it is in the public log, sealed before it was drawn: places 4 and 7 of 11',
    );
  });

  test('says in a sentence that a kept head could not be read', () => {
    const none = join(folder, 'none');
    const { lines, status, stderr } = run(program(), '--head', none, files[0] ?? '');
    expect(lines).toEqual([expect.stringContaining(`${none} could not be read`), 'not checkable: no head']);
    expect(status).toBe(2);
    expect(stderr).toBe('');
  });

  test.each([
    ['nothing', ''],
    ['half a file', '{"receipt":{"spinId":"'],
    ['no JSON', 'NaN'],
    ['a constant that JSON does not have', '{"receipt":{"number":NaN}}'],
    ['bytes that are no text', Buffer.from([0x7b, 0xff, 0xfe, 0x00])],
    ['a deep file', '['.repeat(200_000)],
    ['a list', '[]'],
    ['a word', '"receipt"'],
  ])('says in a sentence that %s is no receipt', (_what, content) => {
    const { lines, status, stderr } = run(program(), saved('bad.json', content));
    expect(lines.at(-1)).toBe('not checkable: no receipt');
    expect(lines).toHaveLength(2);
    expect(status).toBe(2);
    expect(stderr).toBe('');
  });

  test('says in a sentence what it could not open, and what it needs', () => {
    expect(run(program(), join(folder, 'none.json')).lines.at(-1)).toBe('not checkable: no receipt');
    const without = run(program());
    expect(without.status).toBe(2);
    expect(without.stderr).toMatch(/FILE|files/);
    expect(without.stderr).not.toContain('Traceback');
  });
});
