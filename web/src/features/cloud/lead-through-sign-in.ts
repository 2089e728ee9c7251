import { type PendingAction, rememberAction } from '../../session/remembered';
import { wheelStore } from '../../wheel/store';
import { loginAddress } from '../account/addresses';
import { keepPendingWheel } from './pending-wheel';

/** Guests sign in first and then come back to what they wanted to do with this very wheel. */
export function leadThroughSignIn(
  action: Exclude<PendingAction, 'dashboard'>,
  go: (address: string) => void = (address) => window.location.assign(address),
): void {
  keepPendingWheel(wheelStore.getState().config);
  rememberAction(action);
  go(loginAddress());
}
