import { loginAddress } from '../i18n/addresses';
import { openLibrary } from '../library/library';
import { type PendingAction, rememberAction } from '../session/remembered';
import { keyOfWheel } from '../wheel/document/wheel-key';
import { wheelStore } from '../wheel/store';

type WheelAction = Exclude<PendingAction, 'dashboard'>;

/** Guests sign in first and then come back to what they wanted to do with this very wheel, in whichever tab. */
export async function leadThroughSignIn(
  action: WheelAction,
  go: (address: string) => void = (address) => window.location.assign(address),
): Promise<void> {
  await rememberWheelFor(action);
  go(loginAddress());
}

/** Keeps the wheel on the stage where another tab finds it, also one of the site, and what is wanted with it. */
export async function rememberWheelFor(action: WheelAction): Promise<void> {
  const { config, log } = wheelStore.getState();
  const library = await openLibrary();
  await library.flush();
  await library.add(config, log);
  rememberAction(action, keyOfWheel(config));
}
