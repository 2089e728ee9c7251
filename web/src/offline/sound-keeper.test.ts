import { beforeEach, expect, it } from 'vitest';
import { soundKeeper } from './sound-keeper';
import { memoryCaches } from './testing/memory-caches';

let memory: ReturnType<typeof memoryCaches>;
let asked: string[];
let isOnline: boolean;

const fetch = async (address: string | Request): Promise<Response> => {
  const path = typeof address === 'string' ? address : address.url.slice('https://wheel.example'.length);
  if (!isOnline) throw new TypeError('Failed to fetch');
  asked.push(path);
  return path.includes('missing') ? new Response('', { status: 404 }) : new Response(path);
};
const keeper = () => soundKeeper({ caches: memory.caches, fetch });
const answer = async (path: string) =>
  (await keeper().answer(new Request(`https://wheel.example${path}`))).text();

beforeEach(() => {
  memory = memoryCaches();
  asked = [];
  isOnline = true;
});

it('a track that was used is asked for once, and there without the network', async () => {
  await answer('/media/sounds/pop/a.mp3?v=1');
  await answer('/media/sounds/pop/a.mp3?v=1');
  expect(asked).toHaveLength(1);
  isOnline = false;
  expect(await answer('/media/sounds/pop/a.mp3?v=1')).toBe('/media/sounds/pop/a.mp3?v=1');
  await expect(answer('/media/sounds/pop/b.mp3?v=1')).rejects.toThrow();
});

it('a new version takes the place of the old one', async () => {
  await answer('/media/sounds/pop/a.mp3?v=1');
  await answer('/media/sounds/pop/a.mp3?v=2');
  expect(memory.pathsIn('sounds')).toEqual(['/media/sounds/pop/a.mp3?v=2']);
});

it('lists are fetched again while there is a network', async () => {
  await keeper().keepLists('de');
  await keeper().keepLists('de');
  expect(asked).toEqual(['/media/sounds/manifest.json', '/media/sounds/names/de.json']);
  await answer('/media/sounds/manifest.json');
  expect(asked).toHaveLength(3);
  isOnline = false;
  expect(await answer('/media/sounds/manifest.json')).toBe('/media/sounds/manifest.json');
});

it('what is not there is not kept', async () => {
  await answer('/media/sounds/missing.mp3?v=1');
  expect(memory.pathsIn('sounds')).toEqual([]);
});
