import { expect, it } from 'vitest';
import type { CardState, WheelCard } from '../library/wheel-record';
import { readUser } from '../session/read-user';
import { newWheel } from '../wheel/document/new-wheel';
import { wheelOf } from '../wheel/testing/wheels';
import { saveStateOf } from './save-state';

const ada = readUser({ id: '1', name: 'Ada', providerName: 'email' });
const newOne = newWheel();
const own = { ...newOne, owner: 'email:1' };
const idle = { card: null, copied: null };
const is = (state: CardState, more: Partial<WheelCard> = {}) => ({
  ...idle,
  card: { key: own.id, state, ...more } as WheelCard,
});
const foreign = { ...newWheel(), owner: 'email:2', source: 'shared' } as const;

it.each([
  ['a new wheel', newWheel(), ada, idle, 'unsaved'],
  ['a new wheel of a guest', newWheel(), null, idle, 'unsaved'],
  ['a saved one', wheelOf({ ...own, cloudSaved: true }), ada, idle, 'saved'],
  ['a saved one after an edit', wheelOf({ ...own, cloudSaved: false }), ada, idle, 'unsaved'],
  ['a saved one after signing out', wheelOf({ ...own, cloudSaved: true }), null, idle, 'unsaved'],
  ['one on its way', own, ada, is('saving'), 'saving'],
  ['one that is on its way no more: its user has signed out', newOne, null, is('saving'), 'waiting'],
  ['one that is being copied', foreign, ada, { ...idle, copied: `shared:${foreign.id}` }, 'saving'],
  ['one that waits for a connection', own, ada, is('waiting'), 'waiting'],
  ['one that the cloud has refused', own, ada, is('refused'), 'refused'],
  ['one that was saved elsewhere too', own, ada, is('conflict'), 'conflict'],
  ['one while another is on its way', newWheel(), ada, is('saving'), 'unsaved'],
  [
    'one that may be co-edited',
    { ...own, owner: 'email:2' },
    ada,
    is('saved', { coEditor: 'email:1' }),
    'unsaved',
  ],
  ['a content wheel', { ...newWheel(), source: 'cms' } as const, ada, idle, 'foreign'],
  ['somebody else’s', foreign, ada, idle, 'foreign'],
  ['somebody else’s, seen by a guest', foreign, null, idle, 'foreign'],
])('%s', (_what, wheel, user, progress, state) => expect(saveStateOf(wheel, user, progress)).toBe(state));
