import { createStore } from 'zustand/vanilla';
import type { WheelRecord } from '../library/wheel-record';
import type { User } from '../session/user';
import type { Wheel } from '../wheel/document/document';
import { keyOfWheel } from '../wheel/document/wheel-key';
import { isForeign } from './owner';

/** The state of a wheel's saves. */
interface SaveFacts {
  isSaving?: boolean;
  /** A save waits for a connection, or for its user to sign in again. */
  isWaiting?: boolean;
  /** The version that was saved elsewhere in the meantime: the visitor decides which one stays. */
  conflict?: Wheel | undefined;
}

interface SaveProgress {
  wheels: Readonly<Record<string, SaveFacts>>;
  /** The wheel whose two versions are shown side by side. */
  asked: string | null;
}

export const saveStore = createStore<SaveProgress>()(() => ({ wheels: {}, asked: null }));

const note = (key: string, facts: SaveFacts): void =>
  saveStore.setState(({ wheels }) => ({ wheels: { ...wheels, [key]: { ...wheels[key], ...facts } } }));

export const noteSaving = (key: string, isSaving: boolean): void => note(key, { isSaving });

export const noteState = ({ key, pending, conflict }: WheelRecord): void =>
  note(key, { isWaiting: pending !== undefined, conflict });

export const askAboutConflict = (key: string | null): void => saveStore.setState({ asked: key });

/** `foreign`: it can only be saved as the user's own copy. */
export type SaveState = 'saved' | 'unsaved' | 'saving' | 'offline' | 'conflict' | 'foreign';

export function saveStateOf(
  wheel: Wheel,
  user: User | null,
  { wheels }: Pick<SaveProgress, 'wheels'>,
): SaveState {
  const { isSaving, isWaiting, conflict } = wheels[keyOfWheel(wheel)] ?? {};
  if (isSaving) return 'saving';
  if (isForeign(wheel, user) && (user !== null || wheel.source === 'shared')) return 'foreign';
  if (isWaiting) return 'offline';
  if (conflict) return 'conflict';
  return user !== null && wheel.cloudSaved === true ? 'saved' : 'unsaved';
}
