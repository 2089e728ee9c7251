import { afterEach, beforeEach, expect, it } from 'vitest';
import { endSession } from '../session/change-session';
import { signInAsAda } from '../session/testing/sign-in';
import { newWheel } from '../wheel/document/new-wheel';
import { storedWheel, textOfWheel } from '../wheel/keeping/stored-wheel';
import { wheelStore } from '../wheel/store';
import { keepOnSignOut } from './keep-on-sign-out';

let stop = () => {};
const kept = () => storedWheel(() => {}).read();

beforeEach(() => {
  localStorage.clear();
  signInAsAda();
  stop = keepOnSignOut(storedWheel(() => {}));
});
afterEach(() => stop());

it('keeps the wheel on the stage, also an unchanged one', () => {
  const wheel = { ...newWheel(), source: 'shared', shareId: 's' } as const;
  wheelStore.getState().replaceWheel(wheel);
  expect(kept()).toBeNull();
  endSession();
  expect(kept()?.id).toBe(wheel.id);
});

it('keeps a content wheel as the visitor’s own; an unchanged one replaces no other wheel', () => {
  const content = { ...newWheel(), source: 'cms', cmsOriginalId: 'c' } as const;
  wheelStore.getState().replaceWheel(content);
  endSession();
  expect(kept()?.id).toBe(content.id);
  expect(kept()).not.toHaveProperty('source');

  const own = newWheel();
  localStorage.setItem('wheelConfig', textOfWheel(own));
  signInAsAda();
  endSession();
  expect(kept()?.id).toBe(own.id);

  signInAsAda();
  wheelStore.getState().addSlice('Changed');
  endSession();
  expect(kept()?.slices.at(-1)?.text).toBe('Changed');
});
