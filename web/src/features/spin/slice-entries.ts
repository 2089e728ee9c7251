import IconCopy from '@tabler/icons-react/dist/esm/icons/IconCopy.mjs';
import IconEyeOff from '@tabler/icons-react/dist/esm/icons/IconEyeOff.mjs';
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import IconVolume from '@tabler/icons-react/dist/esm/icons/IconVolume.mjs';
import { openDialog } from '../../components/dialog/open-dialog';
import type { MenuEntry } from '../../components/menu/Menu';
import { translator } from '../../i18n/translate';
import { sliceEditor } from '../../stage/slice-editor';
import { wheelStore } from '../../wheel/store';
import { sayHidden } from './spin-news';

const t = translator('spin');
const { removeSlice, setSliceActive } = wheelStore.getState();

function hide(guid: string): void {
  const slice = wheelStore.getState().wheel.slices.find((each) => each.guid === guid);
  setSliceActive(guid, false);
  if (slice) sayHidden(slice);
}

const isOnWheel = (guid: string): boolean =>
  wheelStore.getState().wheel.slices.some((slice) => slice.guid === guid && slice.active);

/** The commands for one slice. The keyboard also reaches hidden ones. */
export const sliceEntries = (guid: string): MenuEntry[] => [
  { label: t('common:edit'), icon: IconPencil, run: () => openDialog('slice', { guid }) },
  ...(isOnWheel(guid) ? [{ label: t('menu.hide'), icon: IconEyeOff, run: () => hide(guid) }] : []),
  { label: t('common:copy'), icon: IconCopy, run: () => sliceEditor.copy(guid) },
  { label: t('menu.sound'), icon: IconVolume, run: () => openDialog('slice', { guid, tab: 'sound' }) },
  { label: t('common:delete'), icon: IconTrash, run: () => removeSlice(guid) },
];
