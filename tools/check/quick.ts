// Prints what ./test quick runs for the changed files named on standard input, as lines "kind words …", the quick ones first.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { planFor, readTable, storiesUnder, suitesIn } from './quick-plan.ts';

const root = join(import.meta.dirname, '../..');
const files = readFileSync(0, 'utf8')
  .split('\n')
  .filter((line) => line !== '');
const table = readTable(readFileSync(join(root, 'CONTRIBUTING.md'), 'utf8'));
const plan = planFor(files, table, storiesUnder(root));

const suites = [...plan.modules].flatMap((module) => suitesIn(module, root));
for (const file of plan.unknown) console.log(`unknown ${file}`);
for (const check of [...plan.checks].sort()) console.log(`check ${check}`);
if (plan.pageFiles.size > 0) console.log(`unit ${[...plan.pageFiles].join(' ')}`);
if (plan.modules.size > 0) console.log(`server ${suites.join(':')}`);
if (plan.stories.size > 0) console.log(`stories ${[...plan.stories].sort().join(' ')}`);
