import IconCopy from '@tabler/icons-react/dist/esm/icons/IconCopy.mjs';
import IconEyeOff from '@tabler/icons-react/dist/esm/icons/IconEyeOff.mjs';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Slice } from '../../wheel/document';
import { wheelStore } from '../../wheel/store';
import styles from './SliceMenu.module.css';

export interface SliceMenuProps {
  slice: Slice;
  x: number;
  y: number;
  onClose: () => void;
}

const actions = [
  {
    label: 'menu.hide',
    Icon: IconEyeOff,
    run: (guid: string) => wheelStore.getState().setSliceActive(guid, false),
  },
  { label: 'menu.copy', Icon: IconCopy, run: (guid: string) => wheelStore.getState().copySlice(guid) },
  { label: 'menu.delete', Icon: IconTrash, run: (guid: string) => wheelStore.getState().removeSlice(guid) },
] as const;

/** What can be done to one slice, at the point where it was asked for. */
export function SliceMenu({ slice, x, y, onClose }: SliceMenuProps) {
  const { t } = useTranslation('spin');
  const menu = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const element = menu.current;
    if (!element) return;
    element.showPopover();
    const box = element.getBoundingClientRect();
    element.style.left = `${Math.max(8, Math.min(x, window.innerWidth - box.width - 8))}px`;
    element.style.top = `${Math.max(8, Math.min(y, window.innerHeight - box.height - 8))}px`;
    element.querySelector('button')?.focus();
    const toggled = (event: ToggleEvent) => {
      if (event.newState === 'closed') onClose();
    };
    element.addEventListener('toggle', toggled);
    return () => element.removeEventListener('toggle', toggled);
  }, [x, y, onClose]);

  return (
    <div
      ref={menu}
      popover="auto"
      role="menu"
      tabIndex={-1}
      className={styles.menu}
      aria-label={t('menu.label', { text: slice.text.slice(0, 80) })}
      onKeyDown={moveFocus}
    >
      <p className={styles.title} dir="auto" role="presentation">
        {slice.text.slice(0, 80).trim() || t('noText')}
      </p>
      {actions.map(({ label, Icon, run }) => (
        <button
          key={label}
          type="button"
          role="menuitem"
          className={styles.item}
          onClick={() => {
            run(slice.guid);
            onClose();
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
