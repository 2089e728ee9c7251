import { asCase, type Case } from './case.ts';
import { type Entry, type Evidence, pick, placesOf, type Receipt, sha256 } from './forge.ts';

type Field = keyof Receipt;

const hexChanged = (text: string) => `${text.slice(0, -1)}${text.endsWith('0') ? '1' : '0'}`;
/** Winners and reserves may have other ids; reserves may also be none. */
const isListOfIds = (field: Field, value: unknown): boolean =>
  Array.isArray(value) && (field === 'reserves' || (field === 'winners' && value.length > 0));
const letterChanged = (text: string) => `${text.startsWith('A') ? 'B' : 'A'}${text.slice(1)}`;

/** What somebody without the server's key does to a receipt on its way. */
export function tampered(base: string, evidence: Evidence): Case[] {
  const { receipt } = evidence;
  const isFirst = receipt.number === 1;
  const isPrivate = receipt.salt === undefined;
  const make = (what: string, verdict: string, changes: Partial<Evidence>): Case =>
    asCase(`${base}: ${what}`, { ...evidence, ...changes }, verdict);
  const invalid = (...steps: string[]) => `invalid: ${steps.join(', ')}`;
  const change = (what: string, verdict: string, changes: Partial<Record<Field, unknown>>): Case =>
    make(what, verdict, { receipt: { ...receipt, ...changes } as Receipt });

  const without = (field: Field): Case => {
    const { [field]: _removed, ...rest } = receipt;
    const isOptional = field === 'salt' || field === 'name';
    const verdict = isOptional ? invalid('texts') : `not checkable: unreadable ${field}`;
    return make(`${field} removed`, verdict, { receipt: rest as Receipt });
  };

  /** A field twice: the first or the last time as it was. */
  const repeated = (field: Field): Case[] =>
    [receipt[field], field === 'number' ? 7 : '7'].map((value, place) => {
      const twice = JSON.stringify(receipt).replace('{', `{"${field}":${JSON.stringify(value)},`);
      return { ...make(`${field} twice (${place})`, 'not checkable: no receipt', {}), receipt: twice };
    });

  const ofAnotherType = (field: Field): Case[] =>
    [null, true, 1.5, {}, [], ['x'], typeof receipt[field] === 'string' ? 7 : '7']
      .filter((value) => !isListOfIds(field, value))
      .map((value) =>
        change(`${field} as ${JSON.stringify(value)}`, `not checkable: unreadable ${field}`, {
          [field]: value,
        }),
      );

  const emptied = (field: Field): Case[] => {
    if (field === 'previous')
      return isFirst ? [] : [change('previous emptied', invalid('link', 'chain'), { previous: '' })];
    if (field === 'reserves') return [change('reserves emptied', invalid('signature'), { reserves: [] })];
    if (field === 'whereabouts') return [change('whereabouts 0', invalid('winners'), { whereabouts: 0 })];
    const isText = field === 'salt' || field === 'name';
    const empty = { entries: [], winners: [], number: 0 }[field as string] ?? '';
    const verdict = isText ? invalid('texts') : `not checkable: unreadable ${field}`;
    return [change(`${field} emptied`, verdict, { [field]: empty })];
  };

  const chain = isFirst ? [] : ['chain'];
  const texts = isPrivate ? [] : ['texts'];
  const changed: Partial<Record<Field, [value: unknown, ...steps: string[]]>> = {
    spinId: [hexChanged(receipt.spinId), 'link', 'winners'],
    chain: [hexChanged(receipt.chain), 'link', ...chain],
    number: [receipt.number + 1, 'link', 'chain', 'winners'],
    commitment: [hexChanged(receipt.commitment), 'commitment', 'link'],
    saltCommitment: [hexChanged(receipt.saltCommitment), 'link', ...texts],
    previous: ['f'.repeat(64), 'link', 'chain'],
    link: [hexChanged(receipt.link), 'link', 'signature'],
    committedAt: ['2020-01-01T00:00:00.000Z', 'signature'],
    seed: [hexChanged(receipt.seed), 'commitment', 'winners', 'signature'],
    entropy: [hexChanged(receipt.entropy), 'winners', 'signature'],
    digest: [hexChanged(receipt.digest), 'digest', 'winners', 'signature'],
    nameDigest: [hexChanged(receipt.nameDigest), ...texts, 'signature'],
    salt: ['another', 'texts'],
    name: ['Another', 'texts'],
    winners: [receipt.winners.with(0, 'somebody'), 'winners', 'signature'],
    whereabouts: [(receipt.whereabouts + 1) % 2 ** 32, 'winners'],
    drawnAt: ['2020-01-01T00:00:00.000Z', 'signature'],
    keyId: ['another', 'signature'],
    signature: [letterChanged(receipt.signature), 'signature'],
    ...(receipt.reserves && {
      reserves: [receipt.reserves.with(0, 'somebody'), 'winners', 'signature'],
      list: [receipt.list === 'sent' ? 'stored' : 'sent', 'signature'],
    }),
  };

  const [entry, ...entries] = receipt.entries as [Entry, ...Entry[]];
  const listed = (what: string, list: Entry[], ...steps: string[]): Case => {
    const isPicked = String(pick({ ...receipt, entries: list })) === String(placesOf(receipt));
    return change(what, invalid(...steps, 'digest', ...(isPicked ? [] : ['winners'])), { entries: list });
  };
  const badEntries = (what: string, first: object): Case =>
    change(what, 'not checkable: unreadable entries', { entries: [first, ...entries] });
  const entryCases = [
    listed('an entry removed', entries),
    listed('the entries turned round', receipt.entries.toReversed()),
    listed('an entry added', [...receipt.entries, { ...entry, guid: 'added' }]),
    listed('an entry renamed', [{ ...entry, guid: 'renamed' }, ...entries]),
    listed('a weight changed', [{ ...entry, weight: entry.weight + 1 }, ...entries]),
    listed(
      'a digest changed',
      [{ ...entry, textDigest: hexChanged(entry.textDigest) }, ...entries],
      ...texts,
    ),
    badEntries('an entry twice', entries[0] ?? entry),
    ...(['guid', 'weight', 'textDigest'] as const).flatMap((field) => {
      const { [field]: _removed, ...rest } = entry;
      const values = [null, true, '', [], {}, 1.5, -1, 'a b', 'a\nb'];
      return [
        badEntries(`${field} of an entry removed`, rest),
        ...values.map((value) =>
          badEntries(`${field} of an entry as ${JSON.stringify(value)}`, { ...entry, [field]: value }),
        ),
      ];
    }),
    ...(['guid', 'weight', 'textDigest'] as const).map((field) => ({
      ...make(`${field} of an entry twice`, 'not checkable: no receipt', {}),
      receipt: JSON.stringify(receipt).replace(
        '"entries":[{',
        `$&"${field}":${JSON.stringify(entry[field])},`,
      ),
    })),
    ...[null, 7, [], '\ud800'].map((text) =>
      badEntries(`text of an entry as ${JSON.stringify(text)}`, { ...entry, text }),
    ),
    badEntries('an entry that is none', []),
    change('a text that is only claimed', invalid('texts'), {
      entries: [{ ...entry, text: 'Somebody else' }, ...entries],
    }),
    ...(isPrivate ? [] : textCases()),
  ];

  function textCases(): Case[] {
    const others = receipt.entries.map((each, place) => ({ ...each, text: `Friend ${place}` }));
    const { salt: _salt, ...unsalted } = receipt;
    const { name: _name, ...bare } = unsalted;
    const { text: _text, ...untold } = entry;
    return [
      make('all names changed and the salt deleted', invalid('texts'), {
        receipt: { ...unsalted, entries: others },
      }),
      make('all names changed, salt and name deleted', invalid('texts'), {
        receipt: { ...bare, entries: others },
      }),
      change('all names changed', invalid('texts'), { entries: others }),
      change('two names exchanged', invalid('texts'), {
        entries: [
          { ...entry, text: entries[0]?.text },
          { ...entries[0], text: entry.text },
          ...entries.slice(1),
        ],
      }),
      change('another salt that was promised to nobody', invalid('link', 'texts'), {
        salt: 'mine',
        saltCommitment: sha256('mine'),
      }),
      change('a text removed', invalid('texts'), { entries: [untold, ...entries] }),
      change('a name of half a letter', 'not checkable: unreadable name', { name: 'x\udc00' }),
    ];
  }

  const fine = isPrivate ? 'valid, texts private' : 'valid';
  const fields = Object.keys(receipt) as Field[];
  return [
    ...fields.flatMap((field) => [
      without(field),
      ...repeated(field),
      ...ofAnotherType(field),
      ...emptied(field),
    ]),
    ...Object.entries(changed).map(([field, [value, ...steps]]) =>
      change(`${field} changed`, invalid(...steps), { [field]: value }),
    ),
    { ...change('a field that nobody knows', fine, { note: 'more' } as object), unchecked: ['note'] },
    {
      ...change('a field of an entry that nobody knows', fine, {
        entries: [{ ...entry, prize: 'WINNER' }, ...entries],
      }),
      unchecked: ['entries[].prize'],
    },
    {
      ...make('a field of the key that nobody knows', fine, {
        keys: { keys: evidence.keys.keys.map((key) => ({ ...key, owner: 'somebody' })) },
      }),
      unchecked: ['key.owner'],
    },
    change('winners: somebody else', invalid('winners', 'signature'), { winners: ['x'] }),
    ...[null, 7, 'text', []].map((value) =>
      make(`the receipt as ${JSON.stringify(value)}`, 'not checkable: no receipt', {
        receipt: value as unknown as Receipt,
      }),
    ),
    ...entryCases,
  ];
}
