import type { WheelConfig } from './document';
import type { WheelStore } from './store';

/** What the cloud says of a wheel; everything else is the visitor's. */
const marksOf = ({ id, owner, source, cloudSavedAt, isShared, shareId }: WheelConfig) => ({
  id,
  owner,
  source,
  cloudSavedAt,
  isShared,
  shareId,
});

/**
 * The wheel has been saved: all its snapshots know where they are kept, so that an undo cannot make an old save out of
 * a new one. It is the one in the cloud only if nobody has changed it since it was sent.
 */
export function markSaved(store: WheelStore, sent: WheelConfig, saved: WheelConfig): void {
  store.setState((state) => {
    const isUnchanged = state.config === sent;
    const { undoHistory } = state;
    const snapshots = undoHistory.snapshots.map((snapshot, place) => ({
      ...snapshot,
      config: marked(snapshot.config, saved, isUnchanged && place === undoHistory.position),
    }));
    return {
      config: snapshots[undoHistory.position]?.config ?? state.config,
      undoHistory: { ...undoHistory, snapshots, gesture: null },
    };
  });
}

function marked(config: WheelConfig, saved: WheelConfig, cloudSaved: boolean): WheelConfig {
  const { owner, source, cloudSavedAt, isShared, shareId, cmsOriginalId, ...kept } = config;
  const marks = Object.entries(marksOf(saved)).filter(([, value]) => value !== undefined);
  return {
    ...kept,
    ...Object.fromEntries(marks),
    cloudSaved,
    'wheel-definition': { ...config['wheel-definition'], ...(saved.id ? { id: saved.id } : {}) },
  };
}
