import IconFolders from '@tabler/icons-react/dist/esm/icons/IconFolders.mjs';
import IconHistory from '@tabler/icons-react/dist/esm/icons/IconHistory.mjs';
import i18next from 'i18next';
import type { MenuAction } from '../../components/action-menu/ActionMenu';
import { sessionStore } from '../../session/session-state';
import { wheelStore } from '../../wheel/store';
import { mayLeaveWheel } from '../wheels/before-leaving';
import { titleParts } from '../wheels/title-parts';
import { openAtTitle } from '../wheels/wheel-title-state';
import { isSavedOwn } from './owner';

/** What the wheel's menu offers of the cloud: only what works for whoever is here. */
export function cloudActions(): MenuAction[] {
  const t = i18next.getFixedT(null, 'cloud');
  const { config } = wheelStore.getState();
  const { user } = sessionStore.getState();
  const actions: MenuAction[] = [];
  if (isSavedOwn(config, user))
    actions.push({
      label: t('menu.versions'),
      icon: IconHistory,
      run: () => openAtTitle(titleParts.versions),
    });
  const run = async () => {
    if (!user) return openAtTitle(titleParts.library);
    if (await mayLeaveWheel()) window.location.assign('/dashboard');
  };
  actions.push({ label: t('menu.mine'), icon: IconFolders, run });
  return actions.map((action, place) => ({ ...action, startsGroup: place === 0 }));
}
