import IconCopy from '@tabler/icons-react/dist/esm/icons/IconCopy.mjs';
import IconLink from '@tabler/icons-react/dist/esm/icons/IconLink.mjs';
import IconLinkOff from '@tabler/icons-react/dist/esm/icons/IconLinkOff.mjs';
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import type { MenuEntry } from '../../../components/menu/Menu';
import type { Translate } from '../../../i18n/keys';
import { duplicateKept, removeKept } from '../library-commands';
import { saveEntry } from '../save-entry';
import type { DashboardWheel } from './merge-wheels';
import { copyShareLink, deleteListed, duplicateListed, endListedShare } from './wheel-commands';

/** The menu of a card. A wheel with changes that only this browser has is changed in the library. */
export function cardActions(
  wheel: DashboardWheel,
  t: Translate<'dashboard'>,
  startRenaming: () => void,
): MenuEntry[] {
  const { mark, isLocal = false } = wheel;
  const card = { key: wheel.id, name: wheel.name };
  const isTakenDown = wheel.takenDown === true;
  const isShared = wheel.shareId !== undefined && !isTakenDown;
  const actions: MenuEntry[] = [
    { label: t('common:rename'), icon: IconPencil, run: startRenaming },
    {
      label: t('common:duplicate'),
      icon: IconCopy,
      run: () => void (mark ? duplicateKept(card) : duplicateListed(wheel)),
    },
  ];
  if (mark && mark !== 'saving') actions.push(saveEntry({ key: wheel.id, state: mark }));
  if (!isLocal && !isTakenDown)
    actions.push({
      label: isShared ? t('menu.copyLink') : t('menu.share'),
      icon: IconLink,
      run: () => void copyShareLink(wheel),
      startsGroup: true,
    });
  if (!isLocal && isShared)
    actions.push({ label: t('menu.endShare'), icon: IconLinkOff, run: () => void endListedShare(wheel) });
  actions.push({
    label: t('common:delete'),
    icon: IconTrash,
    run: () => (isLocal ? void removeKept(card) : deleteListed(wheel)),
    startsGroup: true,
  });
  return actions;
}
