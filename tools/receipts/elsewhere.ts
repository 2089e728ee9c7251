import { asCase, type Case } from './case.ts';
import { type Evidence, forgersKeys, type Receipt } from './forge.ts';

/** Keys with which signatures that anyone can make count for every text; of each, both signs. */
const weakKeys = [
  '00'.repeat(32),
  `01${'00'.repeat(31)}`,
  ...['ec', 'ed', 'ee'].map((begin) => `${begin}${'ff'.repeat(30)}7f`),
  '26e8958fc2b227b045c3f489f2ef98f0d5dfac05d3c63339b13802886d53fc05',
  'c7176a703d4dd84fba3c0b760d10670f2a2053fa2c39ccc64ec7fd7792ac037a',
].flatMap((hex) => {
  const key = Buffer.from(hex, 'hex');
  return [key, Buffer.concat([key.subarray(0, 31), Buffer.from([(key[31] ?? 0) | 0x80])])];
});
const anyonesSignature = Buffer.concat([Buffer.from([1]), Buffer.alloc(63)]).toString('base64url');

const hexChanged = (text: string) => `${text.slice(0, -1)}${text.endsWith('0') ? '1' : '0'}`;

/** A good receipt with other keys and other draws before it than those it was made with. */
export function elsewhere(base: string, evidence: Evidence): Case[] {
  const { receipt, keys, before } = evidence;
  const isFirst = receipt.number === 1;
  const fine = receipt.salt === undefined ? 'valid, texts private' : 'valid';
  const make = (what: string, verdict: string, changes: Partial<Evidence>): Case =>
    asCase(`${base}: ${what}`, { ...evidence, ...changes }, verdict);
  const invalid = (step: string) => `invalid: ${step}`;

  const own = keys.keys[0] ?? {};
  const withKeys = (what: string, verdict: string, list: unknown): Case =>
    make(what, verdict, { keys: list as Evidence['keys'] });
  const impostor = { ...forgersKeys.keys[0], kid: own.kid };
  const keyCases = [
    make('no keys at hand', 'not checkable: no keys', {}),
    ...[{}, [], 7, null, { keys: {} }].map((list) =>
      withKeys(`keys as ${JSON.stringify(list)}`, 'not checkable: no keys', list),
    ),
    withKeys('no key published', invalid('signature'), { keys: [] }),
    withKeys('the key of another', invalid('signature'), {
      keys: [impostor],
    }),
    withKeys('only the key of another', invalid('signature'), forgersKeys),
    withKeys('its key among others', fine, { keys: [null, 7, [], {}, ...forgersKeys.keys, own] }),
    withKeys('its key twice', fine, { keys: [own, own] }),
    withKeys('its id names another key too', invalid('signature'), { keys: [own, impostor] }),
    withKeys('its id names another key before it', invalid('signature'), { keys: [impostor, own] }),
    ...Object.entries({ x: 'AAAA', crv: 'P-256', kty: 'EC', kid: 7 }).map(([field, value]) =>
      withKeys(`a key with another ${field}`, invalid('signature'), { keys: [{ ...own, [field]: value }] }),
    ),
    withKeys('a key that is written in another way', invalid('signature'), {
      keys: [{ ...own, x: `${own.x}=` }],
    }),
  ];
  for (const key of weakKeys)
    keyCases.push(
      make(
        `a key for anyone, ${key.toString('hex', 0, 2)}…${key.toString('hex', 31)}`,
        invalid('signature'),
        {
          receipt: { ...receipt, signature: anyonesSignature },
          keys: { keys: [{ ...own, x: key.toString('base64url') }] },
        },
      ),
    );
  const [keyless, ...otherKeys] = keyCases as [Case, ...Case[]];
  delete keyless.keys;

  const known = before ?? receipt;
  const withBefore = (what: string, step: string | null, draw: unknown): Case =>
    make(`before: ${what}`, isFirst ? fine : (step ?? 'not checkable: no draw before'), {
      before: draw as Receipt,
    });
  const chainCases = [
    withBefore('the draw itself', invalid('chain'), receipt),
    withBefore('a changed draw', invalid('chain'), { ...known, commitment: hexChanged(known.commitment) }),
    withBefore('another number', invalid('chain'), { ...known, number: known.number + 1 }),
    withBefore('another chain', invalid('chain'), { ...known, chain: hexChanged(known.chain) }),
    withBefore('nothing to read', null, { ...known, link: 7 }),
    withBefore('no draw', null, 'none'),
  ];
  const lonely = make('no draw before at hand', isFirst ? fine : 'not checkable: no draw before', {});
  delete lonely.before;
  const alone = { ...lonely, name: `${base}: nothing at hand` };
  alone.verdict = isFirst ? 'not checkable: no keys' : 'not checkable: no draw before, no keys';
  delete alone.keys;

  return [keyless, ...otherKeys, ...chainCases, lonely, alone];
}
