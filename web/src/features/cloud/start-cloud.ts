import { loadTexts } from '../../i18n/load-texts';
import { takeAction } from '../../session/remembered';
import { sessionStore } from '../../session/session-state';
import { sessionSettled } from '../../session/settled';
import { wheelStore } from '../../wheel/store';
import { withoutAccount } from '../../wheel/without-account';
import { openShare } from '../share/share-state';
import { wasNotFound } from './cloud-error';
import { loadCloudWheel } from './load-cloud-wheel';
import { isOwner } from './owner';
import { takePendingWheel } from './pending-wheel';
import { saveStore } from './save-state';
import { saveCurrentWheel } from './save-wheel';

/**
 * A wheel that this browser keeps and the cloud has may have been saved elsewhere since: then that one is shown, unless
 * somebody is already changing this one.
 */
async function refreshSavedWheel(): Promise<void> {
  const { config } = wheelStore.getState();
  const { user } = sessionStore.getState();
  if (config.cloudSaved !== true || !config.id || config.source === 'shared' || !isOwner(config, user))
    return;
  const newest = await loadCloudWheel(config.id);
  const now = wheelStore.getState();
  if (now.config !== config || now.spinning) return;
  if (newest && newest.cloudSavedAt !== config.cloudSavedAt) now.replaceConfig(newest);
  if (!newest && wasNotFound()) now.replaceConfig(withoutAccount(config));
}

/** Goes on with what sign-in came between, and sends what could not be sent without a connection. Answers how to stop. */
export function startCloud(): () => void {
  void resume();
  // Fetched now: without a connection what says so could not be had.
  void Promise.all([loadTexts('cloud'), import('../../components/toasts/Toasts')]).catch(() => {});
  const online = () => {
    if (saveStore.getState().isOffline) void saveCurrentWheel();
  };
  window.addEventListener('online', online);
  return () => window.removeEventListener('online', online);
}

export async function resume(): Promise<void> {
  if (!(await sessionSettled())) return;
  const action = takeAction('save', 'share');
  if (action === null) return refreshSavedWheel();
  const { config, edit } = wheelStore.getState();
  const pending = takePendingWheel(config.id);
  if (pending) edit(() => pending);
  if (action === 'save') await saveCurrentWheel();
  else openShare();
}
