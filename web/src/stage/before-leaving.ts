import i18next from 'i18next';
import { isOwner, isSavedOwn } from '../cloud/owner';
import { ask } from '../components/question/ask';
import { loadTexts } from '../i18n/load-texts';
import { sessionStore } from '../session/session-state';
import type { User } from '../session/user';
import type { WheelConfig } from '../wheel/document/document';
import { hasUnsavedChanges, wheelStore } from '../wheel/store';

/** Whether another wheel may take the place of this one: asked only when it has changes that aren't in the cloud. */
export async function mayLeaveWheel(): Promise<boolean> {
  const state = wheelStore.getState();
  if (!hasUnsavedChanges(state)) return true;
  await loadTexts('config');
  const t = i18next.getFixedT(null, 'config');
  return ask({
    title: t('unsavedChanges.title'),
    text: t(`unsavedChanges.${whereItStays(state.config, sessionStore.getState().user)}`),
    confirm: t('unsavedChanges.continueButton'),
    cancel: t('unsavedChanges.cancelButton'),
  });
}

/** The library keeps every wheel but the site's own; where a visitor finds it again depends on whose it is. */
function whereItStays(config: WheelConfig, user: User | null) {
  if (config.source === 'cms') return 'textSite';
  if (config.owner === undefined || (config.source === 'shared' && !user)) return 'textHere';
  if (!user) return 'textAccount';
  if (config.source === 'shared' || !isOwner(config, user)) return 'textLink';
  return isSavedOwn(config, user) ? 'text' : 'textHere';
}
