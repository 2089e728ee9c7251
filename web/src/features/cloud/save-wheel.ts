import i18next from 'i18next';
import { finishTyping } from '../../components/text-box/finish-typing';
import { notify } from '../../components/toasts/notify';
import { loadTexts } from '../../i18n/load-texts';
import { sessionSettled } from '../../session/settled';
import type { WheelConfig } from '../../wheel/document';
import { isGuid, newGuid } from '../../wheel/guid';
import { markSaved } from '../../wheel/saved-marks';
import { wheelStore } from '../../wheel/store';
import { leadThroughSignIn } from './lead-through-sign-in';
import { isForeign } from './owner';
import { saveOwnCopy, wheelAddress } from './save-own-copy';
import { saveStore } from './save-state';
import { saveToCloud } from './save-to-cloud';
import { tellSaveProblem } from './tell-save-problem';

interface SaveOptions {
  force?: boolean;
  /** As another wheel of one's own, whatever is in the cloud. */
  asCopy?: boolean;
  go?: (address: string) => void;
}

/** Saves the wheel on the stage; answers whether the cloud now has it. Guests are led through sign-in first. */
export async function saveCurrentWheel(options: SaveOptions = {}): Promise<boolean> {
  if (saveStore.getState().isSaving) return false;
  finishTyping();
  if (!(await sessionSettled())) {
    leadThroughSignIn('save', options.go);
    return false;
  }
  await loadTexts('cloud');
  // Another press of the button may have been faster.
  if (saveStore.getState().isSaving) return false;
  saveStore.setState({ isSaving: true, stale: null });
  const isCopy = options.asCopy === true || isForeign(wheelStore.getState().config);
  const saved = isCopy ? await copyAndGo(options) : await saveInPlace(options);
  saveStore.setState({ isSaving: false, isOffline: false });
  if (!saved) tellSaveProblem((next) => void saveCurrentWheel({ ...options, ...next }));
  return saved;
}

async function saveInPlace({ force = false }: SaveOptions): Promise<boolean> {
  const { config: sent } = wheelStore.getState();
  const saved = await saveToCloud(withProperId(sent), { force });
  if (!saved) return false;
  markSaved(wheelStore, sent, saved);
  notify('success', i18next.t('cloud:told.saved'));
  return true;
}

async function copyAndGo({ go = (address) => window.location.assign(address) }: SaveOptions) {
  const saved = await saveOwnCopy(wheelStore.getState().config);
  if (saved?.id) go(wheelAddress(saved.id));
  return saved !== null;
}

/** Wheels of other times and places have ids the cloud does not take. */
function withProperId(config: WheelConfig): WheelConfig {
  if (isGuid(config.id)) return config;
  const id = newGuid();
  return { ...config, id, 'wheel-definition': { ...config['wheel-definition'], id } };
}
