import { expect, it } from 'vitest';
import { readUser } from '../session/user';
import { newWheel } from '../wheel/document/new-wheel';
import { wheelOf } from '../wheel/testing/wheels';
import { saveStateOf } from './save-state';

const ada = readUser({ id: '1', name: 'Ada', providerName: 'email' });
const own = { ...newWheel(), owner: 'email:1' };
const idle = { wheels: {} };
const way = (facts: object) => ({ wheels: { [own.id ?? '']: facts } });
const foreign = { ...newWheel(), owner: 'email:2', source: 'shared' } as const;

it.each([
  ['a new wheel', newWheel(), ada, idle, 'unsaved'],
  ['a new wheel of a guest', newWheel(), null, idle, 'unsaved'],
  ['a saved one', wheelOf({ ...own, cloudSaved: true }), ada, idle, 'saved'],
  ['a saved one after an edit', wheelOf({ ...own, cloudSaved: false }), ada, idle, 'unsaved'],
  ['a saved one after signing out', wheelOf({ ...own, cloudSaved: true }), null, idle, 'unsaved'],
  ['one on its way', own, ada, way({ isSaving: true }), 'saving'],
  ['one that waits for a connection', own, ada, way({ isWaiting: true }), 'offline'],
  ['one that was saved elsewhere too', own, ada, way({ conflict: own }), 'conflict'],
  ['one while another is on its way', newWheel(), ada, way({ isSaving: true }), 'unsaved'],
  ['a content wheel', { ...newWheel(), source: 'cms' } as const, ada, idle, 'foreign'],
  ['somebody else’s', foreign, ada, idle, 'foreign'],
  ['somebody else’s, seen by a guest', foreign, null, idle, 'foreign'],
])('%s', (_what, wheel, user, progress, state) => expect(saveStateOf(wheel, user, progress)).toBe(state));
