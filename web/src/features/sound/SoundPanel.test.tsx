import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { TrackList } from '../../audio/picker/TrackList';
import { serveLibrary } from '../../audio/testing/library-files';
import { loadTexts } from '../../i18n/load-texts';
import { sessionStore } from '../../session/session-state';
import { renderInEnglish } from '../../testing/render';
import type { Wheel } from '../../wheel/document/document';
import { newWheel } from '../../wheel/document/new-wheel';
import { wheelStore } from '../../wheel/store';
import { SoundPanel } from './SoundPanel';

async function show(audio: unknown = newWheel().audio) {
  wheelStore.getState().replaceWheel({ ...newWheel(), audio } as Wheel);
  await renderInEnglish(<div />);
  await loadTexts('sound');
  await renderInEnglish(<SoundPanel />);
  await screen.findByRole('list', { name: 'Genres' });
  return userEvent.setup();
}
const audio = () => wheelStore.getState().wheel.audio;
const undo = () => act(() => wheelStore.getState().undo());

beforeEach(() => {
  serveLibrary();
  sessionStore.setState({ status: 'guest' });
});
afterEach(() => vi.unstubAllGlobals());

describe('the sounds of the wheel', () => {
  it('are shown for a win first, with genres in the library’s order', async () => {
    await show();
    expect(screen.getByRole('radio', { name: 'On a win' })).toBeChecked();
    expect(screen.getAllByRole('radio')).toHaveLength(3);
    expect(screen.getByText('Surprise me: Audio effects')).toBeVisible();
    const genres = within(screen.getByRole('list', { name: 'Genres' })).getAllByRole('button');
    expect(genres).toHaveLength(22);
    expect(genres[0]).toHaveAccessibleName('Audio effects');
    expect(genres[2]).toHaveAccessibleName('Pop');
    expect(genres[2]?.querySelector('img')).toHaveAttribute('src', '/media/sounds/thumbnails/pop.svg');
  });

  it('are chosen from a genre’s tracks, which leads back to the genres', async () => {
    const user = await show();
    await user.click(screen.getByRole('radio', { name: 'While it spins' }));
    await user.click(await screen.findByRole('button', { name: 'Dance and techno' }));
    const back = screen.getByRole('button', { name: 'Back to genres' });
    expect(back).toHaveFocus();
    await user.click(back);
    expect(screen.queryByRole('list', { name: /^Tracks: / })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Dance and techno' }));
    const tracks = within(screen.getByRole('list', { name: /^Tracks: / }));
    expect(tracks.getAllByRole('checkbox')[0]).toBeChecked();
    await user.click(tracks.getByRole('checkbox', { name: 'Acid Orbit' }));
    expect(audio()?.events?.spin).toEqual({
      enabled: true,
      genreGuid: 'dance-techno',
      genreName: 'Dance and techno',
      trackGuid: 'acid-orbit',
      trackName: 'Acid Orbit',
      volume: 100,
    });
    expect(screen.getByRole('button', { name: 'Dance and techno' })).toHaveFocus();
    expect(screen.getByText('Acid Orbit')).toBeVisible();
    undo();
    expect(audio()?.events?.spin?.trackGuid).toBe('randomize-dance-techno');
  });

  it('are cleared, which resets the volume; unchecking the track does the same', async () => {
    const user = await show();
    expect(screen.getAllByRole('slider')[1]).toHaveValue('70');
    await user.click(screen.getByRole('button', { name: 'Clear' }));
    expect(audio()?.events?.win).toEqual({});
    expect(screen.getByText('No sound selected')).toBeVisible();
    expect(screen.getAllByRole('slider')[1]).toHaveValue('100');
    undo();
    await user.click(screen.getByRole('button', { name: 'Audio effects' }));
    await user.click(screen.getByRole('checkbox', { name: 'Surprise me: Audio effects' }));
    expect(audio()?.events?.win).toEqual({});
  });

  it('have a volume each; a drag is one step', async () => {
    await show();
    const volume = screen.getByRole('slider', { name: 'Volume' });
    for (const value of ['60', '50', '40']) fireEvent.input(volume, { target: { value } });
    expect(audio()?.events?.win?.volume).toBe(40);
    undo();
    expect(audio()?.events?.win?.volume).toBe(70);
  });

  it('can be switched off one by one, together, or with those of the slices', async () => {
    const user = await show();
    for (const name of ['Play this sound', 'Sounds of the wheel', 'Choice sounds'])
      await user.click(screen.getByRole('switch', { name }));
    expect(audio()).toMatchObject({
      globalSoundsEnabled: false,
      sliceSoundsEnabled: false,
      events: { win: { enabled: false } },
    });
  });
});

it('a genre without tracks says so', async () => {
  await show();
  const genre = {
    guid: 'quiet',
    name: 'Quiet',
    description: '',
    alt: '',
    thumbnail: 'quiet.svg',
    tracks: [],
  };
  const nothing = () => {};
  await renderInEnglish(
    <TrackList
      genre={genre}
      names={{ genres: {}, tracks: {} }}
      event={undefined}
      onBack={nothing}
      onChoose={nothing}
      onClear={nothing}
    />,
  );
  expect(screen.getByText('No tracks found for this genre.')).toBeVisible();
});

it('a muted wheel says so where sounds are listened to', async () => {
  const user = await show({ ...newWheel().audio, enabled: false });
  expect(screen.getByRole('slider', { name: 'Master volume' })).toHaveValue('0');
  await user.click(screen.getByRole('button', { name: 'Turn it on' }));
  expect(audio()?.enabled).toBe(true);
  expect(screen.queryByText('The sound is off.')).toBeNull();
});

describe('my sounds', () => {
  it('ask a guest to sign in', async () => {
    const user = await show();
    await user.click(screen.getByRole('button', { name: 'My sounds' }));
    expect(screen.getByRole('tab', { name: 'My sounds' })).toHaveAttribute('aria-selected', 'true');
    expect(await screen.findByRole('link', { name: 'Sign in' })).toHaveAttribute(
      'href',
      expect.stringContaining('/login?returnTo='),
    );
  });

  const showMine = async (sounds: object[]) => {
    serveLibrary({ '/api/media/sounds': { success: true, sounds } });
    sessionStore.setState({ status: 'signed-in' });
    const user = await show();
    await user.click(screen.getByRole('tab', { name: 'My sounds' }));
    return user;
  };

  it('say where a user gets them from', async () => {
    await showMine([]);
    expect(await screen.findByText('No sounds found. Upload sounds in the Media Explorer.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Open My Media Files' })).toBeVisible();
  });

  it('are listed when they are ready, a surprise among them first, and chosen with their address', async () => {
    const user = await showMine([
      { id: 's1', filename: 'tada.mp3', url: '/media/u/s1?sig=x', status: 'ready', duration: 2 },
      { id: 's2', filename: 'later.mp3', url: '/media/u/s2?sig=x', status: 'processing' },
      { id: 's3', filename: 'lost.mp3', status: 'ready' },
    ]);
    const rows = within(await screen.findByRole('list', { name: 'Tracks: My sounds' }));
    expect(rows.getAllByRole('checkbox').map((each) => each.getAttribute('aria-label'))).toEqual([
      'Surprise me: My sounds',
      'tada.mp3',
    ]);
    await user.click(rows.getByRole('checkbox', { name: 'tada.mp3' }));
    expect(audio()?.events?.win).toMatchObject({
      genreGuid: 'my-sounds',
      trackGuid: 's1',
      trackName: 'tada.mp3',
      signedTrackUrl: '/media/u/s1?sig=x',
      volume: 70,
    });
  });
});

it.each([
  [
    'an unknown track keeps the name it was stored with',
    { genreGuid: 'pop', trackGuid: 'gone', trackName: 'Old' },
    'Old',
  ],
  ['a track without any name', { genreGuid: 'gone', trackGuid: 'gone' }, 'Sound without a name'],
  ['a track of an old wheel is found without its genre', { trackGuid: 'bell' }, 'Bell'],
])('%s', async (_, win, name) => {
  await show({ events: { win } });
  expect(screen.getByText(name)).toBeVisible();
});
