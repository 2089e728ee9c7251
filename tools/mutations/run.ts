// Breaks a copy of the project in one place after another and names what the tests let pass: ./test mutations [name …]
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Breakage, breakagesOf, faultsOf, type NamedTest } from './breakages.ts';
import { type Kind, kindOf, kinds, type Outcome, runTests } from './runners.ts';
import { copyTree, whileBroken } from './scratch.ts';

const root = join(import.meta.dirname, '../..');
const all = breakagesOf(root);
const names = process.argv.slice(2);
const unknown = names.filter((name) => !all.some((breakage) => breakage.name === name));
const chosen = names.length === 0 ? all : all.filter(({ name }) => names.includes(name));
const faults = [...unknown.map((name) => `There is no breakage ${name}.`), ...faultsOf(chosen, root)];
if (faults.length > 0) {
  console.error(faults.join('\n'));
  process.exit(1);
}

const places = { root, copy: copyTree(root) };
const cheapest = ({ tests }: Breakage) => Math.min(...tests.map((test) => kinds.indexOf(kindOf(test))));
/** The tests that have failed for a breakage. */
const decisive = new Map<Kind, NamedTest[]>();
const survivors: string[] = [];
for (const breakage of chosen.sort((one, other) => cheapest(one) - cheapest(other))) {
  const started = Date.now();
  const outcome = whileBroken(places.copy, breakage, () => firstFailure(breakage));
  const name = `${breakage.name} (${Math.round((Date.now() - started) / 1000)} s)`;
  if (hasFailed(outcome)) console.log(`caught      ${name}`);
  else {
    survivors.push(breakage.name);
    console.log(`NOT CAUGHT  ${name}: ${'unclear' in outcome ? outcome.unclear : breakage.loses}`);
  }
}

/** Runs the cheap tests first, and the others only where those pass. */
function firstFailure({ tests, file }: Breakage): Outcome {
  let outcome: Outcome = { failed: [] };
  for (const kind of kinds) {
    const ofKind = tests.filter((test) => kindOf(test) === kind);
    if (ofKind.length === 0) continue;
    outcome = runTests(places, kind, ofKind, file);
    if (hasFailed(outcome)) decisive.set(kind, [...(decisive.get(kind) ?? []), ...ofKind]);
    if (hasFailed(outcome) || 'unclear' in outcome) break;
  }
  return outcome;
}

function hasFailed(outcome: Outcome): boolean {
  return 'failed' in outcome && outcome.failed.length > 0;
}

for (const [kind, tests] of decisive) {
  const whole = runTests(places, kind, tests);
  const undecided = 'unclear' in whole ? [whole.unclear] : whole.failed;
  for (const name of undecided) console.log(`FAILS UNBROKEN, and has decided nothing: ${name}`);
  survivors.push(...undecided);
}

const caught = chosen.length - survivors.length;
console.log(`${caught} of ${chosen.length} breakages are caught`);
if (process.env.MUTATIONS_COUNTS)
  writeFileSync(process.env.MUTATIONS_COUNTS, `${caught} ${survivors.length}\n`);
process.exit(survivors.length === 0 ? 0 : 1);
