import { beforeEach, describe, expect, it } from 'vitest';
import { newWheel } from './new-wheel';
import { markSaved } from './saved-marks';
import { createWheelStore, hasUnsavedChanges } from './store';

const store = createWheelStore();
const saved = { ...newWheel(), owner: 'email:1', source: 'user', cloudSaved: true, cloudSavedAt: 5 } as const;
const config = () => store.getState().config;

beforeEach(() => {
  store.getState().replaceConfig(newWheel());
  store.getState().addSlice('Pizza');
});

describe('a wheel that was saved', () => {
  it('is the one in the cloud, and has no unsaved changes', () => {
    expect(hasUnsavedChanges(store.getState())).toBe(true);
    markSaved(store, config(), saved);
    expect(config()).toMatchObject({ owner: 'email:1', source: 'user', cloudSaved: true, cloudSavedAt: 5 });
    expect(hasUnsavedChanges(store.getState())).toBe(false);
  });

  it('is no longer the one in the cloud after an edit or an undo, but knows when it was saved', () => {
    markSaved(store, config(), saved);
    store.getState().undo();
    expect(config()).toMatchObject({ owner: 'email:1', cloudSaved: false, cloudSavedAt: 5, id: saved.id });
    expect(config()['wheel-definition'].slices).toEqual([]);
    store.getState().redo();
    expect(config()).toMatchObject({ cloudSaved: false, cloudSavedAt: 5 });
    expect(hasUnsavedChanges(store.getState())).toBe(true);
  });

  it('keeps what was changed while it was on its way', () => {
    const sent = config();
    store.getState().addSlice('Sushi');
    markSaved(store, sent, saved);
    expect(config()).toMatchObject({ cloudSaved: false, cloudSavedAt: 5 });
    expect(config()['wheel-definition'].slices.map(({ text }) => text)).toEqual(['Pizza', 'Sushi']);
  });

  it('loses marks that no longer hold', () => {
    store.getState().replaceConfig({ ...newWheel(), shareId: 'gone', isShared: true });
    markSaved(store, config(), { ...saved, isShared: false });
    expect(config()).toMatchObject({ isShared: false });
    expect(config()).not.toHaveProperty('shareId');
  });
});
