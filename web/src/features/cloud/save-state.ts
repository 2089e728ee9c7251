import { createStore } from 'zustand/vanilla';
import type { User } from '../../session/user';
import type { WheelConfig } from '../../wheel/document';
import { isForeign } from './owner';

interface SaveProgress {
  isSaving: boolean;
  /** The last save did not reach the server. */
  isOffline: boolean;
  /** What was saved elsewhere in the meantime: the visitor decides which one stays. */
  stale: WheelConfig | null;
}

export const saveStore = createStore<SaveProgress>()(() => ({
  isSaving: false,
  isOffline: false,
  stale: null,
}));

/** `foreign`: it can only be saved as a copy of one's own. */
export type SaveState = 'saved' | 'unsaved' | 'saving' | 'offline' | 'foreign';

export function saveStateOf(
  config: WheelConfig,
  user: User | null,
  { isSaving, isOffline }: Pick<SaveProgress, 'isSaving' | 'isOffline'>,
): SaveState {
  if (isSaving) return 'saving';
  if (isForeign(config, user) && (user !== null || config.source === 'shared')) return 'foreign';
  if (user !== null && config.cloudSaved === true) return 'saved';
  return isOffline ? 'offline' : 'unsaved';
}
