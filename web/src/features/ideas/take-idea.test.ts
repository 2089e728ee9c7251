import { beforeEach, expect, it } from 'vitest';
import { openedWith } from '../../components/dialog/open-dialog';
import { toastStore } from '../../components/toasts/notify';
import { startI18n } from '../../i18n/i18n';
import { loadTexts } from '../../i18n/load-texts';
import { wheelStore } from '../../wheel/store';
import { sliceOf } from '../../wheel/testing/slices';
import { wheelOf } from '../../wheel/testing/wheels';
import { takeIdea } from './take-idea';

const wheelWith = (text: string) => wheelOf({ id: text, slices: [sliceOf({ text })] });
const state = () => wheelStore.getState();
const texts = () => state().wheel.slices.map(({ text }) => text);
const offer = () => toastStore.getState().toasts.at(-1);

beforeEach(async () => {
  await startI18n('en');
  await loadTexts('ideas');
  toastStore.setState({ toasts: [] });
  state().replaceWheel(wheelWith('Soup'));
});

it('the wheel before comes back with its undo steps', async () => {
  state().addSlice('Pie');
  wheelStore.setState(({ wheel }) => ({ wheel: { ...wheel, cloudSaved: true } }));
  expect(await takeIdea(wheelWith('Planets'))).toBe(true);
  expect(texts()).toEqual(['Planets']);
  expect(offer()?.text).toBe('Wheel replaced.');
  offer()?.action?.run();
  expect(texts()).toEqual(['Soup', 'Pie']);
  expect(offer()).toBeUndefined();
  state().undo();
  expect(texts()).toEqual(['Soup']);
});

it('a changed wheel stays when its visitor wants to keep it', async () => {
  state().addSlice('Pie');
  const taken = takeIdea(wheelWith('Planets'));
  await expect.poll(() => openedWith('question')).toBeDefined();
  openedWith('question')?.answer(false);
  expect(await taken).toBe(false);
  expect(texts()).toEqual(['Soup', 'Pie']);
  expect(offer()).toBeUndefined();
});

it('the offer ends when the new wheel is changed', async () => {
  await takeIdea(wheelWith('Planets'));
  state().addSlice('Moons');
  expect(offer()).toBeUndefined();
});
