import { effectsGenre, genreOrder, ownSoundsGenre } from './genre-order.ts';
import { isTrack, type Manifest, randomizerOf, tracksOf } from './manifest.ts';
import type { Recipe } from './recipes.ts';

/** What the library promises of its effects: some of each kind, by how their guids begin. */
export const effectKinds: Record<string, number> = {
  click: 3,
  applause: 3,
  laugh: 3,
  fireworks: 3,
  bell: 3,
  buzzer: 3,
  swish: 3,
  tick: 3,
  'drum-roll': 1,
  fanfare: 1,
  pop: 1,
  ding: 1,
  'party-horn': 1,
};
const fewestTracks = 3;

type Known = Pick<Recipe, 'guid' | 'genre' | 'digest'>;

/** Everything in which the manifest is not what the scores and effects say, as sentences. */
export function libraryFaults(manifest: Manifest, recipes: readonly Known[]): string[] {
  return [...genreFaults(manifest), ...trackFaults(manifest, recipes), ...kindFaults(manifest)];
}

function genreFaults({ genres }: Manifest): string[] {
  const order = genres.map(({ guid }) => guid).join();
  const faults = order === genreOrder.join() ? [] : ['the manifest has other genres, or in another order'];
  for (const { guid, tracks } of genres) {
    const music = guid !== effectsGenre && guid !== ownSoundsGenre;
    const [first, ...rest] = tracks;
    if (first?.guid !== randomizerOf(guid).guid) faults.push(`${guid} does not start with its randomizer`);
    if (rest.some((track) => !isTrack(track))) faults.push(`${guid} has a second randomizer`);
    if (music && rest.length < fewestTracks) faults.push(`${guid} has only ${rest.length} tracks`);
    if (guid === ownSoundsGenre && rest.length > 0) faults.push(`${guid} has tracks of ours`);
  }
  return faults;
}

function trackFaults(manifest: Manifest, recipes: readonly Known[]): string[] {
  const listed = tracksOf(manifest);
  const faults = recipes.flatMap(({ guid, genre, digest }) => {
    const track = listed.find((each) => each.guid === guid);
    if (!track) return [`${guid} has never been rendered: run npm run sounds`];
    if (track.recipe !== digest) return [`${guid} has changed since it was rendered: run npm run sounds`];
    return track.path === `${genre}/${guid}.mp3` ? [] : [`${guid} is listed at ${track.path}`];
  });
  const made = new Set(recipes.map(({ guid }) => guid));
  const unknown = listed
    .filter(({ guid }) => !made.has(guid))
    .map(({ guid }) => `${guid} is made from nothing`);
  const guids = recipes.map(({ guid }) => guid);
  const twice = guids
    .filter((guid, index) => guids.indexOf(guid) < index)
    .map((guid) => `${guid} exists twice`);
  return [...faults, ...unknown, ...twice];
}

function kindFaults({ genres }: Manifest): string[] {
  const effects = genres.find(({ guid }) => guid === effectsGenre)?.tracks ?? [];
  return Object.entries(effectKinds).flatMap(([kind, fewest]) => {
    const count = effects.filter(
      ({ guid }) => guid === kind || guid.startsWith(`${kind}-`) || guid.startsWith(`${kind}s`),
    ).length;
    return count < fewest ? [`there are ${count} effects of the kind ${kind} instead of ${fewest}`] : [];
  });
}
