import { finishTyping } from '../components/text-box/finish-typing';
import { openLibrary } from '../library/library';
import { sessionSettled, sessionStore } from '../session/session-state';
import { askToSignIn } from '../stage/ask-to-sign-in';
import type { Wheel } from '../wheel/document/document';
import { keyOfWheel } from '../wheel/document/wheel-key';
import { wheelStore } from '../wheel/store';
import { leadThroughSignIn } from './lead-through-sign-in';
import { isForeign } from './owner';
import { copyAndTell, saveAndTell } from './save-and-tell';
import { saveStore } from './save-state';

/** For each key, the version of a wheel that is being saved after a press. */
const pressed = new Map<string, Wheel>();

/** Saves the wheel on the stage. Returns whether the cloud now has it. Guests are sent through sign-in first. */
export async function saveCurrentWheel({ go }: { go?: (address: string) => void } = {}): Promise<boolean> {
  finishTyping();
  const { wheel, log } = wheelStore.getState();
  const key = keyOfWheel(wheel);
  if (!(await sessionSettled())) {
    if (await askToSignIn('save')) await leadThroughSignIn('save', go);
    return false;
  }
  // Another click may have been faster. Edits made since then are saved too, afterwards.
  if (pressed.get(key) === wheel || saveStore.getState().copied === key) return false;
  pressed.set(key, wheel);
  try {
    if (await isOnlyToCopy(wheel)) return await copyAndTell(key, wheel, go);
    const library = await openLibrary();
    await library.flush();
    await library.add(wheel, log);
    return await saveAndTell(key);
  } finally {
    if (pressed.get(key) === wheel) pressed.delete(key);
  }
}

async function isOnlyToCopy(wheel: Wheel): Promise<boolean> {
  const card = await (await openLibrary()).card(keyOfWheel(wheel));
  return isForeign(wheel, sessionStore.getState().user, card?.coEditor);
}
