import { expect, it, test } from 'vitest';
import type { Center, Slice, Wheel } from '../document/document';
import { newWheel } from '../document/new-wheel';
import { writeDocument } from '../document/wire-format';
import { wheelOf } from '../testing/wheels';
import { packText } from './packed-text';
import { isSameInLink, linkTo, longestLink, ownedCopy, readLink } from './wheel-link';

const home = 'https://wheels.example/de/';
const slice = (text: string, more: Partial<Slice> = {}): Slice => ({
  guid: `guid-${text}`,
  text,
  active: true,
  weight: 1,
  ...more,
});
const classOf = (count: number): Wheel => ({
  ...newWheel(),
  name: 'Class 4b',
  slices: Array.from({ length: count }, (_, place) => slice(`Pupil ${place + 1}`)),
});
const hashOf = async (wheel: Wheel) => new URL((await linkTo(wheel, home))?.address ?? 'about:blank').hash;
/** A link that no page of ours made. */
const linkOf = async (document: unknown) => `#w=1.${await packText(JSON.stringify(document))}`;
const linkWith = (odd: object) => linkOf(writeDocument({ ...wheelOf(), ...odd } as Wheel));

it('carries the choices, the look and the title', async () => {
  const wheel: Wheel = {
    ...classOf(2),
    description: 'Who reads?',
    slices: [
      slice('Zoë', { weight: 3, background: '#112233', message: 'Well done' }),
      slice('Émile', { active: false, image: 'https://pictures.example/e.png' }),
    ],
    effect: 'snow',
  };
  const { wheel: read } = await readLink(await hashOf(wheel));
  expect(read).toMatchObject({
    name: 'Class 4b',
    description: 'Who reads?',
    effect: 'snow',
    look: wheel.look,
    spin: wheel.spin,
    audio: wheel.audio,
    slices: [
      { text: 'Zoë', weight: 3, active: true, background: '#112233', message: 'Well done' },
      { text: 'Émile', weight: 1, active: false, image: 'https://pictures.example/e.png' },
    ],
  });
  expect(read && isSameInLink(read, wheel)).toBe(true);
});

it('carries a wheel that lacks what most wheels have', async () => {
  const bare = wheelOf({ name: 'Bare', slices: [slice('A')] });
  const { wheel } = await readLink(await hashOf(bare));
  expect(wheel).toMatchObject({ name: 'Bare', spin: {} });
  expect(wheel?.audio).toBeUndefined();
  expect(wheel?.look.theme).toBeUndefined();
});

it('leaves results, ids, the owner and the owner’s own files behind, and says that files are missing', async () => {
  const secrets = {
    id: 'secret-id',
    owner: 'email:secret',
    shareId: 'secret-share',
    source: 'user' as const,
    cloudSaved: true,
    cloudSavedAt: 5,
    unknown: { document: { note: 'secret' }, definition: { note: 'secret' } },
    results: {
      history: [
        { guid: 'g', itemName: 'secret', won: 1, userId: 'secret', by: 'secret', lastWonTimestamp: 1 },
      ],
      totalWheelSpins: 9,
    },
  };
  const wheel: Wheel = {
    ...classOf(0),
    ...secrets,
    slices: [
      slice('A', { imageId: 'secret-picture', signedImage: '/media/secret', absentOn: '2026-11-17' }),
      slice('B', {
        image: `${window.location.origin}/media/secret`,
        audio: { events: { win: { genreGuid: 'my-sounds', trackGuid: 'secret', signedTrackUrl: 'secret' } } },
      }),
    ],
    look: {
      ...newWheel().look,
      backgrounds: { wheel: { id: 'secret', signed: 'secret' }, container: {} },
      marker: { imageUrl: '/media/secret' },
    },
    spin: { turns: { mode: 'round', since: 17 } },
  };
  const link = await linkTo(wheel, home);
  expect(link?.isWithoutMedia).toBe(true);
  const { wheel: read } = await readLink(new URL(link?.address ?? '').hash);
  const text = JSON.stringify(read);
  expect(text).not.toContain('secret');
  expect(text).not.toContain('2026');
  expect(read?.spin.turns).toEqual({ mode: 'round' });
  expect(read?.slices.map(({ guid }) => guid)).not.toContain('guid-A');
  expect((await linkTo(classOf(3), home))?.isWithoutMedia).toBe(false);
});

it('is short for a class, and long enough for hundreds of names', async () => {
  expect((await hashOf(classOf(25))).length).toBeLessThan(300);
  const names = {
    ...classOf(0),
    slices: Array.from({ length: 600 }, (_, n) => slice(`Ada Lovelace ${n * n}`)),
  };
  expect((await linkTo(names, home))?.address.length).toBeLessThanOrEqual(longestLink);
});

it('leaves pictures out where the wheel would not fit with them', async () => {
  const noise = Array.from({ length: 9000 }, (_, n) => ((n * 7919) % 9973).toString(36)).join('');
  const wheel = { ...classOf(0), slices: [slice('A', { image: `data:image/png;base64,${noise}` })] };
  const link = await linkTo(wheel, home);
  expect(link?.isWithoutMedia).toBe(true);
  expect((await readLink(new URL(link?.address ?? '').hash)).wheel?.slices).toMatchObject([{ text: 'A' }]);
});

it('leaves a large picture inside the document out before those on other sites', async () => {
  const noise = Array.from({ length: 9000 }, (_, n) => ((n * 7919) % 9973).toString(36)).join('');
  const image = 'https://pictures.example/b.png';
  const slices = [slice('A', { image: `data:image/png;base64,${noise}` }), slice('B', { image })];
  const link = await linkTo({ ...classOf(0), slices }, home);
  expect(link?.isWithoutMedia).toBe(true);
  const { wheel } = await readLink(new URL(link?.address ?? '').hash);
  expect(wheel?.slices.map((each) => each.image)).toEqual([undefined, image]);
});

it.each([
  ['<b>Go</b><br/>1 &lt; 2', true],
  ['<img src="/media/secret">', false],
  ['<b>Go</b><p style="background:url(/media/secret)">', false],
  ['<img/src=/media/secret', false],
  [{ template: '<img src="/media/secret">' }, false],
])('carries the centre’s html %j: %j', async (html, isCarried) => {
  const center = { width: 20, html } as Center;
  const link = await linkTo({ ...classOf(1), look: { ...newWheel().look, center } }, home);
  expect(link?.isWithoutMedia).toBe(!isCarried);
  const { wheel } = await readLink(new URL(link?.address ?? '').hash);
  expect(wheel?.look.center).toEqual(isCarried ? center : { width: 20 });
});

it('is not made for a wheel that is too large', async () => {
  const long = {
    ...classOf(0),
    slices: Array.from({ length: 3000 }, (_, n) => slice(`${(n * 7919) % 99_991} ${n ** 3}`)),
  };
  expect(await linkTo(long, home)).toBeNull();
});

it('ends with a letter or digit, which programs that find addresses leave in place', async () => {
  for (let count = 0; count < 40; count += 1)
    expect(await hashOf(classOf(count))).toMatch(/^#w=1\.[\w-]*[a-z\d]$/i);
});

it('is read with what chats and mails do to it', async () => {
  const hash = await hashOf(classOf(2));
  for (const changed of [`${hash}.`, `${hash})`, `${hash}&x=1`, hash.replace('=', '%3D')])
    expect((await readLink(changed)).wheel?.name).toBe('Class 4b');
});

test.each(['#w=', '#w=1.', '#w=0.abc', '#w=1.!', '#w=x', '#w=1.AAAA', '#w=1.eJwDAAAAAAE', '#other', ''])(
  '%j is broken',
  async (hash) => {
    expect(await readLink(hash)).toEqual({ problem: 'broken' });
  },
);

it('refuses a link that was cut off or changed anywhere', async () => {
  const hash = await hashOf(classOf(8));
  for (let length = 4; length < hash.length; length += 1)
    expect(await readLink(hash.slice(0, length))).toEqual({ problem: 'broken' });
  for (let place = 5; place < hash.length - 1; place += 7) {
    const changed = hash.slice(0, place) + (hash[place] === 'A' ? 'B' : 'A') + hash.slice(place + 1);
    expect(await readLink(changed), `letter ${place}`).toEqual({ problem: 'broken' });
  }
});

it('refuses what is no wheel', async () => {
  for (const document of [7, [], 'wheel', null])
    expect(await readLink(await linkOf(document))).toEqual({ problem: 'broken' });
  for (const slices of ['x', 7, { text: 'x' }, ['x']])
    expect(await readLink(await linkWith({ slices }))).toEqual({ problem: 'broken' });
});

it('refuses what unpacks into too much, or has too many choices', async () => {
  const bomb = await linkWith({ name: 'x'.repeat(3_000_000) });
  expect(bomb.length).toBeLessThan(longestLink);
  expect(await readLink(bomb)).toEqual({ problem: 'broken' });
  const slices = Array.from({ length: 10_001 }, () => ({ text: 'x' }));
  expect(await readLink(await linkWith({ slices }))).toEqual({ problem: 'broken' });
  expect(await readLink(`#w=1.${'A'.repeat(70_000)}`)).toEqual({ problem: 'broken' });
});

it('says when a newer page made it', async () => {
  expect(await readLink('#w=2.whatever')).toEqual({ problem: 'newer' });
  expect(await readLink(await linkWith({ version: 99 }))).toEqual({ problem: 'newer' });
});

it('believes nothing about owner, account and results', async () => {
  const hostile = {
    id: 'theirs',
    owner: 'email:me',
    source: 'cms',
    shareId: 's',
    cloudSaved: true,
    cloudSavedAt: 9,
    isShared: true,
    slices: [{ text: 'A', guid: 'g', signedImage: 'https://evil.example/', weight: -4, active: 'no' }],
    results: { history: [{ guid: 'g', won: 7 }], totalWheelSpins: 7 },
  };
  const { wheel } = await readLink(await linkWith(hostile));
  const carried = ['audio', 'effect', 'look', 'results', 'slices', 'spin', 'unknown', 'version'];
  expect(Object.keys(wheel ?? {}).sort()).toEqual(carried);
  expect(wheel?.results).toEqual({});
  expect(wheel?.slices).toMatchObject([{ text: 'A', weight: 1, active: true }]);
  expect(wheel?.slices[0]).not.toHaveProperty('signedImage');
});

it('becomes a wheel of the visitor’s own', () => {
  const [one, other] = [ownedCopy(classOf(1), 5), ownedCopy(classOf(1), 5)];
  expect(one).toMatchObject({ createdAt: 5, updatedAt: 5 });
  expect(one.id).not.toBe(other.id);
  expect(isSameInLink(one, other)).toBe(true);
  expect(isSameInLink(one, classOf(2))).toBe(false);
});
