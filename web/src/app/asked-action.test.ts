import { afterEach, beforeEach, expect, it } from 'vitest';
import { overlayStore, uppermostDialog } from '../components/dialog/open-dialog';
import { startI18n } from '../i18n/i18n';
import { wheelStore } from '../wheel/store';
import { runAskedAction } from './asked-action';

beforeEach(() => startI18n('en'));
afterEach(() => {
  overlayStore.setState({ opened: [] });
  window.history.replaceState(null, '', '/');
});

const arriveAt = (address: string) => {
  window.history.replaceState(null, '', address);
  runAskedAction();
};

it.each([
  ['ai-wheel', 'ideas'],
  ['my-wheels', 'library'],
])('%s opens the dialog %s, and a reload doesn’t open it again', (action, dialog) => {
  arriveAt(`/en/?x=1&action=${action}#top`);
  expect(uppermostDialog()).toBe(dialog);
  expect(window.location.href).toMatch(/\/en\/\?x=1#top$/);
});

it('new-wheel puts an empty wheel on the stage', async () => {
  wheelStore.getState().addSlice('Pizza');
  wheelStore.getState().replaceWheel(wheelStore.getState().wheel);
  arriveAt('/de/?action=new-wheel');
  await expect.poll(() => wheelStore.getState().wheel.slices).toEqual([]);
  expect(window.location.search).toBe('');
});

it.each(['constructor', 'nothing-we-know'])('%s does nothing', (action) => {
  arriveAt(`/en/?action=${action}`);
  expect(uppermostDialog()).toBeUndefined();
});
