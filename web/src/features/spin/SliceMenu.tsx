import IconCopy from '@tabler/icons-react/dist/esm/icons/IconCopy.mjs';
import IconEyeOff from '@tabler/icons-react/dist/esm/icons/IconEyeOff.mjs';
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import IconVolume from '@tabler/icons-react/dist/esm/icons/IconVolume.mjs';
import { openDialog } from '../../components/dialog/open-dialog';
import { Menu } from '../../components/menu/Menu';
import { useTranslation } from '../../i18n/use-translation';
import { sliceEditor } from '../../stage/slice-editor';
import { wheelStore } from '../../wheel/store';
import type { SlicePress } from './press-wheel';
import styles from './SliceMenu.module.css';

const { removeSlice, setSliceActive } = wheelStore.getState();

interface SliceMenuProps extends SlicePress {
  wheel: HTMLElement;
  onClose: () => void;
}

/** The commands for one slice, at the point where the menu was opened. */
export function SliceMenu({ slice, x, y, wheel, onClose }: SliceMenuProps) {
  const { t } = useTranslation('spin');
  const { guid } = slice;
  const text = slice.text.slice(0, 80);
  return (
    <Menu
      label={t('menu.label', { text })}
      anchor={wheel}
      point={{ x, y }}
      head={
        <p className={styles.title} dir="auto">
          {text.trim() || t('common:noText')}
        </p>
      }
      onClose={onClose}
      entries={[
        { label: t('common:edit'), icon: IconPencil, run: () => openDialog('slice', { guid }) },
        { label: t('menu.hide'), icon: IconEyeOff, run: () => setSliceActive(guid, false) },
        { label: t('common:copy'), icon: IconCopy, run: () => sliceEditor.copy(guid) },
        { label: t('menu.sound'), icon: IconVolume, run: () => openDialog('slice', { guid, tab: 'sound' }) },
        { label: t('common:delete'), icon: IconTrash, run: () => removeSlice(guid) },
      ]}
    />
  );
}
