import IconCopy from '@tabler/icons-react/dist/esm/icons/IconCopy.mjs';
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import IconUserCheck from '@tabler/icons-react/dist/esm/icons/IconUserCheck.mjs';
import IconUserOff from '@tabler/icons-react/dist/esm/icons/IconUserOff.mjs';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { Menu } from '../../components/menu/Menu';
import { openSliceDialog } from '../../stage/slice-dialog';
import { dayOf, isAbsent, setAbsent } from '../../wheel/picking/turns';
import { wheelStore } from '../../wheel/store';
import type { RowMenu } from './ChoiceRow';

const { copySlice, removeSlice, edit } = wheelStore.getState();

interface ChoiceMenuProps extends RowMenu {
  list: RefObject<HTMLElement | null>;
  onClose: () => void;
}

export function ChoiceMenu({ guid, anchor, list, onClose }: ChoiceMenuProps) {
  const { t } = useTranslation('choices');
  const today = dayOf(Date.now());
  const { slices } = wheelStore.getState().wheel;
  const isAway = slices.some((slice) => slice.guid === guid && isAbsent(slice, today));
  return (
    <Menu
      label={anchor.getAttribute('aria-label') ?? ''}
      anchor={anchor}
      onClose={onClose}
      entries={[
        { label: t('row.edit'), icon: IconPencil, run: () => openSliceDialog(guid) },
        { label: t('row.copy'), icon: IconCopy, run: () => copySlice(guid) },
        isAway
          ? { label: t('row.present'), icon: IconUserCheck, run: () => edit(setAbsent(guid, undefined)) }
          : { label: t('row.absent'), icon: IconUserOff, run: () => edit(setAbsent(guid, today)) },
        { label: t('row.delete'), icon: IconTrash, run: () => deleteChoice(guid, list.current) },
      ]}
    />
  );
}

// The focused row is gone: without this the keyboard would start again at the top of the page.
function deleteChoice(guid: string, list: HTMLElement | null): void {
  const { slices: before } = wheelStore.getState().wheel;
  const place = before.findIndex((slice) => slice.guid === guid);
  removeSlice(guid);
  const next = before[place + 1] ?? before[place - 1];
  requestAnimationFrame(() => {
    const button = next && list?.querySelector<HTMLElement>(`[data-menu="${CSS.escape(next.guid)}"]`);
    (button ?? document.getElementById('new-choice'))?.focus();
  });
}
