import { beforeEach, expect, it } from 'vitest';
import { toastStore } from '../../components/toasts/notify';
import { newWheel } from '../../wheel/document/new-wheel';
import { changeFields } from '../../wheel/edits/edits';
import { removeAll } from '../../wheel/edits/list-edits';
import { mostSnapshots } from '../../wheel/edits/undo-history';
import { wheelStore } from '../../wheel/store';
import { editAndTell } from './edit-and-tell';

const { addSlice, edit } = wheelStore.getState();
const wheelNow = () => wheelStore.getState().wheel;
const toasts = () => toastStore.getState().toasts;

beforeEach(() => {
  toastStore.setState({ toasts: [] });
  wheelStore.getState().replaceWheel(newWheel());
});

it('takes back what it offered to, also after another change and with the undo history full', () => {
  for (let count = 0; count < mostSnapshots + 5; count += 1) addSlice(`Entry ${count}`);
  editAndTell(removeAll, () => 'gone');
  edit(changeFields(() => ({ spin: { speed: 9 } })));
  toasts()[0]?.action?.run();
  expect(wheelNow().slices).toHaveLength(mostSnapshots + 5);
  expect(wheelNow().spin.speed).toBe(9);
});

it('withdraws the offer with the next change of the choices', () => {
  addSlice('one');
  editAndTell(removeAll, () => 'gone');
  addSlice('two');
  expect(toasts()).toEqual([]);
});

it('says nothing where nothing changed', () => {
  expect(editAndTell(removeAll, () => 'gone')).toBe(false);
  expect(toasts()).toEqual([]);
});
