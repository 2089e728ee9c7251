// Prints what ./test quick runs for the changed files named on standard input, as lines "kind words …".
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { planFor, readTable, suitesIn } from './quick-plan.ts';

const root = join(import.meta.dirname, '../..');
const files = readFileSync(0, 'utf8')
  .split('\n')
  .filter((line) => line !== '');
const stories = readdirSync(join(root, 'e2e'))
  .filter((name) => name.endsWith('.spec.ts'))
  .map((name) => basename(name, '.spec.ts'));
const plan = planFor(files, readTable(readFileSync(join(root, 'CONTRIBUTING.md'), 'utf8')), stories);

const suites = [...plan.modules].flatMap((module) => suitesIn(module, root));
if (plan.modules.size > 0) console.log(`server ${suites.join(':')}`);
for (const check of [...plan.checks].sort()) console.log(`check ${check}`);
if (plan.pageFiles.size > 0) console.log(`page ${[...plan.pageFiles].join(' ')}`);
if (plan.stories.size > 0) console.log(`stories ${[...plan.stories].sort().join(' ')}`);
for (const file of plan.unknown) console.log(`unknown ${file}`);
