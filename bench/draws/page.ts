import { sha256Hex } from '../../web/src/receipts/digests.ts';
import { readReceipt } from '../../web/src/receipts/receipt.ts';
import { verdictOn, verifyReceipt } from '../../web/src/receipts/verify-receipt.ts';
import { newWheel } from '../../web/src/wheel/document/new-wheel.ts';
import { winsOf } from '../../web/src/wheel/keeping/spin-log.ts';
import { drawMany } from '../../web/src/wheel/picking/draw-many.ts';
import { bestSource } from '../../web/src/wheel/picking/random-source.ts';
import { splitIntoTeams } from '../../web/src/wheel/picking/teams.ts';
import { createWheelStore } from '../../web/src/wheel/store.ts';

const repeats = 50;
const slices = Array.from({ length: 10_000 }, (_, place) => ({
  guid: `guid-${place}`,
  text: `Entry ${place + 1}`,
  active: true,
  weight: 1 + (place % 3),
}));
const source = bestSource();
const winners = drawMany(slices, 1000, source);
const wheel = { ...newWheel(), slices };

function enter(): void {
  const store = createWheelStore();
  store.getState().replaceWheel(wheel);
  store.getState().record(winsOf(wheel, winners));
}

// From measure.ts: 10,000 choices, 1,000 winners, as large as a draw gets.
const evidence = await (await fetch('receipt.json')).json();

function verify(): void {
  const read = readReceipt(evidence.receipt);
  const steps = read.kind === 'drawn' ? verifyReceipt(read.receipt, evidence) : [];
  // The corpus has no proof of the log for it; everything else must hold.
  if (verdictOn(steps) !== 'unlogged') throw new Error('The receipt does not hold.');
}

/** The same hashes, one by one: the digests of the texts, and the digest of all entries. */
function hashOnly(): void {
  const { salt, entries } = evidence.receipt;
  const lines: string[] = [];
  for (const { guid, weight, text, textDigest } of entries) {
    sha256Hex(salt + text);
    lines.push(`${guid} ${weight} ${textDigest}\n`);
  }
  sha256Hex(lines.join(''));
}

const work: Record<string, () => unknown> = {
  'a receipt of 1,000 winners verified': verify,
  'its hashes alone': hashOnly,
  '1,000 winners drawn': () => drawMany(slices, 1000, source),
  'all 10,000 drawn': () => drawMany(slices, 10_000, source),
  '1,000 winners entered in the history': enter,
  '100 teams made': () => splitIntoTeams(slices, { teams: 100 }, source),
};

// In turn, so that a busy machine slows all of them alike and their ratios hold.
const times = new Map(Object.keys(work).map((what) => [what, [] as number[]]));
for (let round = 0; round < repeats; round += 1)
  for (const [what, run] of Object.entries(work)) {
    const begun = performance.now();
    run();
    times.get(what)?.push(performance.now() - begun);
  }
const rows = [...times].map(([what, taken]) => {
  const sorted = taken.toSorted((one, other) => one - other);
  return [what, sorted[repeats / 2], sorted.at(-1)];
});
document.body.dataset.measured = JSON.stringify(rows);
