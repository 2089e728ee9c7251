import { loginAddress } from '../i18n/addresses';
import { openLibrary } from '../library/library';
import { type PendingAction, rememberAction } from '../session/remembered';
import { keyOfWheel } from '../wheel/document/wheel-key';
import { wheelStore } from '../wheel/store';

type WheelAction = Exclude<PendingAction, 'dashboard' | 'media'>;

/** Sends guests through sign-in; they come back to the same action on the same wheel, in any tab. */
export async function leadThroughSignIn(
  action: WheelAction,
  go: (address: string) => void = (address) => window.location.assign(address),
): Promise<void> {
  await rememberWheelFor(action);
  go(loginAddress());
}

/** Stores the wheel on the stage, also a sample or content wheel, and the action where another tab finds them. */
export async function rememberWheelFor(action: WheelAction): Promise<void> {
  const { wheel, log } = wheelStore.getState();
  const library = await openLibrary();
  await library.flush();
  await library.add(wheel, log);
  rememberAction(action, keyOfWheel(wheel));
}
