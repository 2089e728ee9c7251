import { useStore } from 'zustand';
import { type SaveState, saveStateOf, saveStore } from '../../cloud/save-state';
import { tellMissingPart } from '../../components/lazy-part/tell-missing-part';
import { sessionStore } from '../../session/session-state';
import { wheelStore } from '../../wheel/store';

/** Saves the wheel in the cloud. */
export async function save(): Promise<void> {
  try {
    const { saveCurrentWheel } = await import('../../cloud/save-wheel');
    await saveCurrentWheel();
  } catch (error) {
    tellMissingPart('Saving could not begin.', error);
  }
}

/** Whether the wheel is saved in the cloud. */
export function useSaveState(): SaveState {
  const user = useStore(sessionStore, (state) => state.user);
  const progress = useStore(saveStore);
  return useStore(wheelStore, ({ wheel }) => saveStateOf(wheel, user, progress));
}
