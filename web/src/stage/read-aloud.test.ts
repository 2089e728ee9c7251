import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { noRoom, roomStore } from '../live/room-store';
import { prefer } from '../state/preferences';
import { newWheel } from '../wheel/document/new-wheel';
import { wheelStore } from '../wheel/store';
import { readAloud } from './read-aloud';

const speech = {
  getVoices: () => [{ name: 'Kate', lang: 'en-US', localService: true }],
  speak: vi.fn(),
  cancel: vi.fn(),
  addEventListener: () => {},
  removeEventListener: () => {},
};
class Utterance {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}
const said = () => speech.speak.mock.calls.map(([{ text }]) => text);
const mute = () =>
  wheelStore.getState().edit((wheel) => ({ ...wheel, audio: { ...wheel.audio, enabled: false } }));

beforeEach(() => {
  vi.stubGlobal('speechSynthesis', speech);
  vi.stubGlobal('SpeechSynthesisUtterance', Utterance);
  wheelStore.getState().replaceWheel(newWheel());
  prefer('readAloud', 'on');
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.clearAllMocks();
  roomStore.setState(noRoom, true);
});

it('reads the winner and falls silent with its popup', () => {
  const stop = readAloud('Pizza', 'en-US');
  expect(said()).toEqual(['Pizza']);
  speech.cancel.mockClear();
  stop();
  expect(speech.cancel).toHaveBeenCalledOnce();
});

it('falls silent when the wheel is muted, and a muted wheel says nothing', () => {
  readAloud('Pizza', 'en-US');
  speech.cancel.mockClear();
  mute();
  expect(speech.cancel).toHaveBeenCalled();
  readAloud('Sushi', 'en-US');
  expect(said()).toEqual(['Pizza']);
});

it('says nothing unless it is wanted, or without a voice of the language', () => {
  readAloud('Pizza', 'fr-FR');
  prefer('readAloud', 'off');
  readAloud('Pizza', 'en-US');
  expect(said()).toEqual([]);
  expect(localStorage.getItem('readAloud')).toBe('off');
});

it('says a winner of a room once, also when its popup opens again', () => {
  roomStore.setState({ spinId: 'spin-1' });
  readAloud('Pizza', 'en-US')();
  readAloud('Pizza', 'en-US')();
  roomStore.setState({ spinId: 'spin-2' });
  readAloud('Sushi', 'en-US')();
  expect(said()).toEqual(['Pizza', 'Sushi']);
});

it('leaves it to the page of this browser that speaks already', async () => {
  const request = vi.fn(async (_name: string, _options: object, run: (lock: object | null) => unknown) =>
    run(null),
  );
  vi.stubGlobal('navigator', { locks: { request } });
  roomStore.setState({ spinId: 'spin-3' });
  readAloud('Pizza', 'en-US')();
  expect(request).toHaveBeenCalledOnce();
  expect(said()).toEqual([]);
});
