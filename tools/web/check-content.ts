import { readThemes } from './content-file.ts';
import { readContentIdeas, readContentSets } from './content-idea.ts';
import { contentIdeaFaults, contentSetFaults } from './content-idea-faults.ts';
import { readContentLegal } from './content-legal.ts';
import { contentLegalFaults } from './content-legal-faults.ts';
import { readContentReadings, readingFaults } from './content-reading.ts';
import { readContentWheels } from './content-wheel.ts';
import { contentWheelFaults } from './content-wheel-faults.ts';

const themes = await readThemes();
const wheels = await readContentWheels();
const ideas = await readContentIdeas();
const sets = await readContentSets();
const readings = await readContentReadings();
const legal = await readContentLegal();
const faults = [
  ...contentWheelFaults(wheels, themes),
  ...contentIdeaFaults(ideas, themes),
  ...contentSetFaults(sets, themes),
  ...readingFaults(readings),
  ...contentLegalFaults(legal),
];
for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exit(1);
console.log(
  `${wheels.length} sample wheels, ${ideas.length} topics of ideas, ${sets.length} sets, ${legal.length} legal pages: complete`,
);
