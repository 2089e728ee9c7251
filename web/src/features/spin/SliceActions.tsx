import IconCopy from '@tabler/icons-react/dist/esm/icons/IconCopy.mjs';
import IconEyeOff from '@tabler/icons-react/dist/esm/icons/IconEyeOff.mjs';
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import IconVolume from '@tabler/icons-react/dist/esm/icons/IconVolume.mjs';
import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { Slice } from '../../wheel/document';
import { wheelStore } from '../../wheel/store';
import { sliceEditor } from '../slice/edit-slice';
import { openSliceDialog } from '../slice/slice-dialog-state';
import styles from './SliceMenu.module.css';

const { removeSlice, setSliceActive } = wheelStore.getState();

const actions = [
  { label: 'menu.edit', Icon: IconPencil, run: (guid: string) => openSliceDialog(guid) },
  { label: 'menu.hide', Icon: IconEyeOff, run: (guid: string) => setSliceActive(guid, false) },
  { label: 'menu.copy', Icon: IconCopy, run: sliceEditor.copy },
  { label: 'menu.sound', Icon: IconVolume, run: (guid: string) => openSliceDialog(guid, 'sound') },
  { label: 'menu.delete', Icon: IconTrash, run: removeSlice },
] as const;

export interface SliceActionsProps {
  slice: Slice;
  onDone: () => void;
}

export function SliceActions({ slice, onDone }: SliceActionsProps) {
  const { t } = useTranslation('spin');
  return (
    <div
      role="menu"
      tabIndex={-1}
      aria-label={t('menu.label', { text: slice.text.slice(0, 80) })}
      onKeyDown={moveFocus}
    >
      {actions.map(({ label, Icon, run }) => (
        <button
          key={label}
          type="button"
          role="menuitem"
          className={styles.item}
          onClick={() => {
            onDone();
            run(slice.guid);
          }}
        >
          <Icon size={20} aria-hidden />
          {t(label)}
        </button>
      ))}
    </div>
  );
}

function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };
  const step = steps[event.key];
  if (!step) return;
  event.preventDefault();
  const items = [...event.currentTarget.querySelectorAll('button')];
  const focused = items.indexOf(document.activeElement as HTMLButtonElement);
  items[(focused + step + items.length) % items.length]?.focus();
}
