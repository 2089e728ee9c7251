import IconCopy from '@tabler/icons-react/dist/esm/icons/IconCopy.mjs';
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import IconUserCheck from '@tabler/icons-react/dist/esm/icons/IconUserCheck.mjs';
import IconUserOff from '@tabler/icons-react/dist/esm/icons/IconUserOff.mjs';
import { openDialog } from '../../components/dialog/open-dialog';
import type { MenuEntry } from '../../components/menu/Menu';
import { translator } from '../../i18n/translate';
import { setAbsent } from '../../wheel/picking/turn-edits';
import { dayOf, isAbsent } from '../../wheel/picking/turns';
import { wheelStore } from '../../wheel/store';

const t = translator('lists');
const { copySlice, edit } = wheelStore.getState();

export function choiceEntries(guid: string, remove: () => void): MenuEntry[] {
  const today = dayOf(Date.now());
  const { slices } = wheelStore.getState().wheel;
  const isAway = slices.some((slice) => slice.guid === guid && isAbsent(slice, today));
  return [
    { label: t('common:edit'), icon: IconPencil, run: () => openDialog('slice', { guid }) },
    { label: t('common:copy'), icon: IconCopy, run: () => copySlice(guid) },
    isAway
      ? { label: t('present'), icon: IconUserCheck, run: () => edit(setAbsent(guid, undefined)) }
      : { label: t('absent'), icon: IconUserOff, run: () => edit(setAbsent(guid, today)) },
    { label: t('common:delete'), icon: IconTrash, run: remove },
  ];
}
