import IconCloudCheck from '@tabler/icons-react/dist/esm/icons/IconCloudCheck.mjs';
import IconCloudOff from '@tabler/icons-react/dist/esm/icons/IconCloudOff.mjs';
import IconCloudUp from '@tabler/icons-react/dist/esm/icons/IconCloudUp.mjs';
import IconCloudX from '@tabler/icons-react/dist/esm/icons/IconCloudX.mjs';
import IconLoader2 from '@tabler/icons-react/dist/esm/icons/IconLoader2.mjs';
import { useEffect } from 'react';
import type { SaveState } from '../../cloud/save-state';
import { HeaderButton } from '../../components/header-button/HeaderButton';
import { useSaid } from '../../components/message/Announcer';
import { useTranslation } from '../../i18n/use-translation';
import { isApple, isBehindDialog, isSaveKey } from '../../stage/keys';
import styles from './SaveButton.module.css';
import { save, useSaveState } from './use-save';

const icons: Record<SaveState, typeof IconCloudUp> = {
  saved: IconCloudCheck,
  unsaved: IconCloudUp,
  saving: IconLoader2,
  waiting: IconCloudOff,
  refused: IconCloudX,
  conflict: IconCloudX,
  foreign: IconCloudUp,
};

/** States that are announced, too. */
const told: readonly SaveState[] = ['saving', 'waiting', 'refused', 'conflict'];

/** Saves the wheel in the cloud and shows whether it is saved. */
export function SaveButton() {
  const { t } = useTranslation('shell');
  const state = useSaveState();
  const Icon = icons[state];
  const [shown, heard] = isApple() ? ['⌘S', 'Meta+S'] : ['Ctrl+S', 'Control+S'];

  useSaid(told.includes(state) && t(`save.${state}.label`));
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      if (!isSaveKey(event)) return;
      event.preventDefault();
      if (!isBehindDialog()) void save();
    };
    document.addEventListener('keydown', pressed);
    return () => document.removeEventListener('keydown', pressed);
  }, []);

  return (
    <HeaderButton
      label={t(`save.${state}.label`)}
      text={t(`save.${state}.short`)}
      room={`${t('save.unsaved.short')}\n${t('save.saving.short')}\n${t('save.saved.short')}`}
      icon={<Icon size={20} className={state === 'saving' ? styles.turning : undefined} aria-hidden />}
      aria-keyshortcuts={heard}
      // Not `disabled`: the button would lose the focus.
      aria-disabled={state === 'saving'}
      title={`${t(`save.${state}.label`)} (${shown})`}
      data-state={state}
      onClick={save}
    />
  );
}
