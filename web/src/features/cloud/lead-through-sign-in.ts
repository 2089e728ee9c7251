import { openLibrary } from '../../library/library';
import { type PendingAction, rememberAction } from '../../session/remembered';
import { wheelStore } from '../../wheel/store';
import { keyOfWheel } from '../../wheel/wheel-key';
import { loginAddress } from '../account/addresses';

/** Guests sign in first and then come back to what they wanted to do with this very wheel, in whichever tab. */
export async function leadThroughSignIn(
  action: Exclude<PendingAction, 'dashboard'>,
  go: (address: string) => void = (address) => window.location.assign(address),
): Promise<void> {
  const { config, log } = wheelStore.getState();
  const library = await openLibrary();
  await library.flush();
  await library.add(config, log);
  rememberAction(action, keyOfWheel(config));
  go(loginAddress());
}
