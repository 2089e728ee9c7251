import { loginAddress } from '../i18n/addresses';
import { openLibrary } from '../library/library';
import { type PendingAction, rememberAction } from '../session/remembered';
import { keyOfWheel } from '../wheel/document/wheel-key';
import { wheelStore } from '../wheel/store';

type WheelAction = Exclude<PendingAction, 'dashboard' | 'media'>;

const stageKey = (): string => keyOfWheel(wheelStore.getState().wheel);

/** Sends guests through sign-in; they come back to the same action on the same wheel, in any tab. */
export async function leadThroughSignIn(
  action: WheelAction,
  go: (address: string) => void = (address) => window.location.assign(address),
): Promise<void> {
  await rememberWheelFor(action, stageKey());
  go(loginAddress());
}

/** Stores the action and its wheel, also a sample or content wheel on the stage, where another tab finds them. */
export async function rememberWheelFor(action: WheelAction, key: string): Promise<void> {
  const library = await openLibrary();
  await library.flush();
  const { wheel, log } = wheelStore.getState();
  if (key === stageKey()) await library.add(wheel, log);
  rememberAction(action, key);
}
