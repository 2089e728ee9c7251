import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beaconCases } from './beacons.ts';
import { asCase, type Case } from './case.ts';
import { claimCases } from './claims.ts';
import { elsewhere } from './elsewhere.ts';
import type { Evidence } from './forge.ts';
import { forgeries } from './forgeries.ts';
import { loggedCases } from './logged.ts';
import { peopleCases } from './people.ts';
import { reserveCases } from './reserves.ts';
import { tampered } from './tampered.ts';
import { written } from './written.ts';

const folder = join(import.meta.dirname, '../../docs/howto/receipts');

const recorded = new Map<string, Evidence>(
  readdirSync(folder).map((file) => [
    file.replace('.json', ''),
    JSON.parse(readFileSync(join(folder, file), 'utf8')),
  ]),
);

/** A receipt that was recorded from a real server. */
function evidenceOf(name: string): Evidence {
  const found = recorded.get(name);
  if (!found) throw new Error(`No receipt with the name ${name} was recorded.`);
  return found;
}

function withLink(name: string, link: string): Evidence {
  const evidence = evidenceOf(name);
  return { ...evidence, receipt: { ...evidence.receipt, link } };
}

const verdicts: Record<string, string> = {
  promised: 'not checkable: not drawn yet',
  private: 'valid, texts private',
  'room-private': 'valid, texts private',
  'reserves-private': 'valid, texts private',
};

/** Every recorded receipt, and all that can be done to some of them. */
export const corpus = (): Case[] => [
  ...[...recorded].map(([name, evidence]) => asCase(name, evidence, verdicts[name] ?? 'valid')),
  ...['guest', 'saved-wheel', 'private', 'several-winners', 'reserves'].flatMap((name) => [
    ...tampered(name, evidenceOf(name)),
    ...elsewhere(name, evidenceOf(name)),
  ]),
  asCase('promised: another link', withLink('promised', 'ab'.repeat(32)), 'not checkable: unreadable link'),
  ...forgeries(evidenceOf('several-winners'), evidenceOf('weights')),
  ...written(evidenceOf('several-winners')),
  ...loggedCases(evidenceOf('several-winners')),
  ...reserveCases(evidenceOf('reserves'), evidenceOf('several-winners')),
  ...peopleCases(evidenceOf('reserves')),
  ...claimCases(evidenceOf('reserves')),
  ...beaconCases(evidenceOf('several-winners'), evidenceOf('private')),
];
