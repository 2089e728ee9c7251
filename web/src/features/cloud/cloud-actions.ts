import IconArrowBackUpDouble from '@tabler/icons-react/dist/esm/icons/IconArrowBackUpDouble.mjs';
import IconFolders from '@tabler/icons-react/dist/esm/icons/IconFolders.mjs';
import IconHistory from '@tabler/icons-react/dist/esm/icons/IconHistory.mjs';
import i18next from 'i18next';
import type { MenuAction } from '../../components/action-menu/ActionMenu';
import { sessionStore } from '../../session/session-state';
import { forgetLeftWheel, leftWheel } from '../../wheel/left-wheel';
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
  const left = leftWheel();
  const actions: MenuAction[] = [];
  if (isSavedOwn(config, user))
    actions.push({
      label: t('menu.versions'),
      icon: IconHistory,
      run: () => openAtTitle(titleParts.versions),
    });
  if (left && left.id !== config.id) {
    const name = left['wheel-definition'].name?.trim() || t('menu.left');
    actions.push({ label: t('menu.back', { name }), icon: IconArrowBackUpDouble, run: goBack });
  }
  if (user) {
    const run = async () => {
      if (await mayLeaveWheel()) window.location.assign('/dashboard');
    };
    actions.push({ label: t('menu.mine'), icon: IconFolders, run });
  }
  return actions.map((action, place) => ({ ...action, startsGroup: place === 0 }));
}

/** To the wheel that a link had taken the place of. */
async function goBack(): Promise<void> {
  const left = leftWheel();
  if (!left || !(await mayLeaveWheel())) return;
  wheelStore.getState().replaceConfig(left);
  forgetLeftWheel();
}
