import { createHash, createHmac, createPrivateKey, createPublicKey, sign } from 'node:crypto';
import { torsionSignature } from '../../web/src/receipts/testing/torsion-signature.ts';

export interface Entry {
  guid: string;
  weight: number;
  textDigest: string;
  text?: string;
}

/** A receipt as it is in a file. Tampering gives fields other types, so that all of them are only expected. */
export interface Receipt {
  spinId: string;
  chain: string;
  number: number;
  commitment: string;
  saltCommitment: string;
  previous: string;
  link: string;
  committedAt: string;
  seed: string;
  entropy: string;
  digest: string;
  nameDigest: string;
  salt?: string;
  name?: string;
  entries: Entry[];
  winners: string[];
  whereabouts: number;
  drawnAt: string;
  keyId: string;
  signature: string;
  beacon?: Beacon;
  version?: number;
  reserves?: string[];
  list?: string;
  root?: string;
}

/** A round of a public randomness beacon. */
export interface Beacon {
  chain: string;
  round: number;
  randomness: string;
  signature: string;
}

export interface Evidence {
  receipt: Receipt;
  keys: { keys: Record<string, string>[] };
  before?: Receipt;
  log?: unknown;
  proof?: unknown;
  claims?: unknown;
}

/** The key of a server that signs whatever it likes: its receipts must be refused for what is in them. */
const secretBytes = Buffer.alloc(32, 7);
export const secretKey = createPrivateKey({
  key: Buffer.concat([Buffer.from('302e020100300506032b657004220420', 'hex'), secretBytes]),
  format: 'der',
  type: 'pkcs8',
});
const { x = '' } = createPublicKey(secretKey).export({ format: 'jwk' });
export const forgersKeys = { keys: [{ kty: 'OKP', crv: 'Ed25519', x, kid: 'forged' }] };

export const sha256 = (content: string | Buffer): string =>
  createHash('sha256').update(content).digest('hex');
export const lines = (...facts: (string | number)[]) => facts.map((fact) => `${fact}\n`).join('');

export const linkOf = (draw: Receipt): string =>
  sha256(
    lines(
      'wheelwright link 1',
      draw.chain,
      draw.number,
      draw.spinId,
      draw.commitment,
      draw.saltCommitment,
      draw.previous,
    ),
  );

function numberBelow(receipt: Receipt, place: number, total: bigint): bigint {
  for (let attempt = 1; ; attempt++) {
    const { spinId, number, digest, entropy, beacon } = receipt;
    const facts = [spinId, number, digest, entropy, ...(beacon ? [beacon.randomness] : []), place, attempt];
    const text = lines(`wheelwright draw ${beacon ? 2 : 1}`, ...facts);
    const bytes = createHmac('sha256', Buffer.from(receipt.seed, 'hex')).update(text).digest();
    const drawn = bytes.readBigUInt64BE();
    if (drawn < 2n ** 64n - (2n ** 64n % total)) return drawn % total;
  }
}

export const placesOf = ({ winners, reserves = [] }: Receipt) => [...winners, ...reserves];

/** All who are drawn by a receipt's numbers, step by step as docs/howto/verify-a-draw.md says. */
export function pick(receipt: Receipt, many = placesOf(receipt).length): string[] {
  const left = [...receipt.entries];
  const winners: string[] = [];
  while (winners.length < many && left.length > 0) {
    const total = left.reduce((sum, { weight }) => sum + weight, 0);
    let rest = Number(numberBelow(receipt, winners.length + 1, BigInt(total)));
    const at = left.findIndex(({ weight }) => {
      rest -= weight;
      return rest < 0;
    });
    winners.push(...left.splice(at, 1).map(({ guid }) => guid));
  }
  return winners;
}

/** The same draw by a server that lies: all that follows from other fields is made to fit, and signed with its own key. */
export function forge(draw: Receipt, lies: Partial<Receipt> = {}, many = draw.winners.length): Receipt {
  const made: Receipt = { ...draw, ...lies };
  const { salt = '' } = made;
  const entries = made.entries.map((entry) =>
    entry.text === undefined ? entry : { ...entry, textDigest: sha256(salt + entry.text) },
  );
  const list = entries.map(({ guid, weight, textDigest }) => `${guid} ${weight} ${textDigest}\n`).join('');
  Object.assign(made, { entries, digest: sha256(list), keyId: 'forged', saltCommitment: sha256(salt) });
  made.nameDigest = sha256(salt + (made.name ?? ''));
  made.commitment = lies.commitment ?? sha256(Buffer.from(made.seed, 'hex'));
  made.link = linkOf(made);
  const { reserves = [] } = made;
  const places = pick(made, many + reserves.length);
  made.winners = lies.winners ?? places.slice(0, many);
  if (made.reserves) made.reserves = lies.reserves ?? places.slice(many);
  made.whereabouts = lies.whereabouts ?? Number(numberBelow(made, 0, 2n ** 32n));
  return signed(made);
}

export const signed = (receipt: Receipt): Receipt => ({
  ...receipt,
  signature: sign(null, statementOf(receipt), secretKey).toString('base64url'),
});

/** Signed in a way that only some verifiers of Ed25519 accept. */
export const signedWithTorsion = (receipt: Receipt): Receipt => ({
  ...receipt,
  signature: Buffer.from(torsionSignature(statementOf(receipt), secretBytes)).toString('base64url'),
});

/** Signed, with the order of the curve added to the scalar: the same number, written in a second way. */
export function signedWithLargeScalar(receipt: Receipt): Receipt {
  const order = 2n ** 252n + 27742317777372353535851937790883648493n;
  const bytes = Buffer.from(receipt.signature, 'base64url');
  const scalar = BigInt(`0x${Buffer.from(bytes.subarray(32)).reverse().toString('hex')}`) + order;
  const large = Buffer.from(scalar.toString(16).padStart(64, '0'), 'hex').reverse();
  return { ...receipt, signature: Buffer.concat([bytes.subarray(0, 32), large]).toString('base64url') };
}

export function statementOf(receipt: Receipt): Buffer {
  const { link, seed, entropy, digest, winners, nameDigest, committedAt, drawnAt, beacon } = receipt;
  const { version, reserves = [], list = '', root } = receipt;
  const form = version ?? (beacon ? 2 : 1);
  const named =
    version === undefined ? [] : [reserves.join(' '), list, ...(root === undefined ? [] : [root])];
  const round = beacon ? [beacon.chain, beacon.round, beacon.randomness, beacon.signature] : [];
  const facts = [link, seed, entropy, digest, winners.join(' '), ...named, nameDigest, committedAt, drawnAt];
  return Buffer.from(lines(`wheelwright receipt ${form}`, ...facts, ...round));
}
