import { expect, it } from 'vitest';
import { newWheel } from '../wheel/new-wheel';
import { followsOtherTab } from './follows-other-tab';

const [one, other] = [newWheel(), newWheel()];

it.each([
  ['the same wheel', { ...one, owner: 'email:1' }, one, true],
  ['another one that nobody has saved', one, other, true],
  ['another one of the cloud', one, { ...other, owner: 'email:1' }, false],
  ['another one while this is of the cloud', { ...one, owner: 'email:1' }, other, false],
  ['another one while this is a content wheel', { ...one, source: 'cms' } as const, other, false],
])('%s', (_what, mine, theirs, follows) => expect(followsOtherTab(mine, theirs)).toBe(follows));
