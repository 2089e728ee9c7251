import { describe, expect, it } from 'vitest';
import { readUser } from '../../session/read-user';
import { newWheel } from '../../wheel/document/new-wheel';
import { wheelOf } from '../../wheel/testing/wheels';
import { type SharingFacts, sharingOf } from './sharing-rules';

const user = readUser({ id: '1', name: 'Ada', providerName: 'email' });
const saved = { ...newWheel(), owner: 'email:1', cloudSaved: true, cloudSavedAt: 5 };
const ready: SharingFacts = { wheel: saved, user, hasUnsavedChanges: false };
const reason = (facts: Partial<SharingFacts>) => {
  const sharing = sharingOf({ ...ready, ...facts });
  return sharing.allowed ? 'allowed' : sharing.reason;
};

describe('sharing', () => {
  it('1: the wheel of a /wheels/ page can always be shared', () => {
    const content = { ...newWheel(), source: 'cms' } as const;
    expect(reason({ user: null, wheel: content, hasUnsavedChanges: true })).toBe('allowed');
  });
  it('2: a guest cannot, whatever else is wrong', () => {
    expect(reason({ user: null, wheel: { ...newWheel(), owner: 'google:2' } })).toBe('not_authenticated');
  });
  it('3: only the owner can; a wheel without one is everybody’s', () => {
    expect(reason({ wheel: { ...newWheel(), owner: 'email:2' } })).toBe('not_owner');
    const { owner: _owner, ...legacy } = saved;
    expect(reason({ wheel: legacy })).toBe('allowed');
  });
  it('4: what the cloud does not have cannot be shared', () => {
    expect(reason({ wheel: newWheel(), hasUnsavedChanges: true })).toBe('not_saved');
  });
  it('5: nor what has changed since it was saved', () => {
    expect(reason({ hasUnsavedChanges: true })).toBe('has_unsaved_changes');
    expect(reason({ wheel: wheelOf({ ...saved, cloudSaved: false }) })).toBe('has_unsaved_changes');
  });
  it('6: otherwise it can', () => expect(reason({})).toBe('allowed'));
  it('needs a wheel', () => {
    expect(reason({ wheel: null })).toBe('no_config');
    expect(reason({ wheel: null, user: null })).toBe('no_config');
  });
});
