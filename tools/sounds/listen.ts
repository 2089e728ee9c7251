import { parseArgs } from 'node:util';
import { description } from './ear/description.ts';
import { readScores } from './library.ts';
import { mixed } from './mix.ts';
import { perform } from './score/perform.ts';

/** For composers who write tracks as text: `node tools/sounds/listen.ts island-noon`, or a whole genre. */
const { positionals } = parseArgs({ allowPositionals: true });
for (const { genre, tracks } of await readScores()) {
  for (const track of tracks) {
    if (!positionals.includes(track.guid) && !positionals.includes(genre)) continue;
    const { facts } = description(track, await mixed(perform(track)));
    console.log(`${genre}/${track.guid}\n  ${facts.join('\n  ')}`);
  }
}
