import { createStore } from 'zustand/vanilla';
import type { CardState, WheelCard } from '../library/wheel-record';
import type { User } from '../session/user';
import type { Wheel } from '../wheel/document/document';
import { keyOfWheel } from '../wheel/document/wheel-key';
import { isForeign } from './owner';

interface ShownSaves {
  /** The card of the wheel on the stage, as the library has it. */
  card: WheelCard | null;
  /** The wheel that is being saved as a copy: the library need not have it. */
  copied: string | null;
}

export const saveStore = createStore<ShownSaves>()(() => ({ card: null, copied: null }));

/** `foreign`: it can only be saved as the user's own copy. */
export type SaveState = Exclude<CardState, 'here'> | 'foreign';

/** The state of the wheel on the stage, as the save button shows it. */
export function saveStateOf(wheel: Wheel, user: User | null, { card, copied }: ShownSaves): SaveState {
  const key = keyOfWheel(wheel);
  const { state, coEditor } = card?.key === key ? card : {};
  if (copied === key || (state === 'saving' && user)) return 'saving';
  if (isForeign(wheel, user, coEditor) && (user !== null || wheel.source === 'shared')) return 'foreign';
  // The user has signed out: the save continues after the next sign-in.
  if (state === 'saving') return 'waiting';
  if (state === 'waiting' || state === 'refused' || state === 'conflict') return state;
  return user !== null && wheel.cloudSaved === true ? 'saved' : 'unsaved';
}
