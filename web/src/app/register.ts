import { registerDialogs } from '../components/dialog/open-dialog';
import { winnerDialog } from '../features/spin/Winner';
import { registerWinnerDialog } from '../stage/winner';

/** Hands what features show to the shared code that other features open it by. */
export function registerFeatures(): void {
  registerDialogs(async (name) => (await import('./dialogs')).dialogs[name]());
  registerWinnerDialog(winnerDialog);
}
