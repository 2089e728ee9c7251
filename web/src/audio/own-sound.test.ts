import { describe, expect, it, vi } from 'vitest';
import { seededSource } from '../wheel/testing/seeded-source';
import { surprise } from './find-sound';
import { findOwnSound } from './own-sound';
import { connectUserSounds, type UserSound, type UserSoundSource } from './user-sounds';

let source: UserSoundSource;
connectUserSounds({
  list: () => source.list(),
  address: (id, known) => source.address(id, known),
  fresh: (id) => source.fresh(id),
});

function connect(sounds: UserSound[]) {
  const fresh = vi.fn(async (id: string) => `/fresh/${id}`);
  source = {
    list: async () => sounds,
    address: async (id: string, known: string) => known || fresh(id),
    fresh,
  };
  return fresh;
}
const pick = () => surprise(seededSource(5));
const works = async () => {};
const surpriseEvent = { genreGuid: 'my-sounds', trackGuid: 'randomize-my-sounds' };

describe('a surprise among the user’s own sounds', () => {
  const sounds = [
    { id: '1', url: '/u/1', status: 'processing' },
    { id: '2', status: 'ready' },
    { id: '3', url: '/u/3', status: 'ready' },
    { id: '4', url: '/u/4', status: 'ready' },
  ];

  it('is one that is ready and has an address, and never the same twice in a row', async () => {
    connect(sounds);
    const picks = pick();
    const heard: (string | undefined)[] = [];
    for (let turn = 0; turn < 20; turn += 1)
      heard.push((await findOwnSound(surpriseEvent, picks, works))?.address);
    expect(new Set(heard)).toEqual(new Set(['/u/3', '/u/4']));
    expect(heard.filter((address, place) => address === heard[place - 1])).toEqual([]);
  });

  it('is nothing where there are none', async () => {
    connect(sounds.slice(0, 2));
    expect(await findOwnSound(surpriseEvent, pick(), works)).toBeNull();
  });
});

describe('a sound of the user’s own', () => {
  const event = { genreGuid: 'my-sounds', trackGuid: '7', signedTrackUrl: '/u/7?sig=old' };

  it('is played from the address it brings along', async () => {
    const fresh = connect([]);
    expect(await findOwnSound(event, pick(), works)).toEqual({ address: '/u/7?sig=old' });
    expect(fresh).not.toHaveBeenCalled();
  });

  it('whose address is refused is fetched from a fresh one', async () => {
    connect([]);
    const fetchBuffer = vi.fn(works).mockRejectedValueOnce(new Error('403'));
    expect(await findOwnSound(event, pick(), fetchBuffer)).toEqual({ address: '/fresh/7' });
    expect(fetchBuffer.mock.calls).toEqual([['/u/7?sig=old'], ['/fresh/7']]);
  });

  it('saved without an address gets one', async () => {
    connect([]);
    expect(await findOwnSound({ ...event, signedTrackUrl: '' }, pick(), works)).toEqual({
      address: '/fresh/7',
    });
  });

  it('that is gone throws, so that it is logged and left out', async () => {
    connect([]).mockRejectedValue(new Error('404'));
    const failing = async () => Promise.reject(new Error('403'));
    await expect(findOwnSound(event, pick(), failing)).rejects.toThrow('404');
  });
});
