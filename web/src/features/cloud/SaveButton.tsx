import IconCloudCheck from '@tabler/icons-react/dist/esm/icons/IconCloudCheck.mjs';
import IconCloudOff from '@tabler/icons-react/dist/esm/icons/IconCloudOff.mjs';
import IconCloudUp from '@tabler/icons-react/dist/esm/icons/IconCloudUp.mjs';
import IconCloudX from '@tabler/icons-react/dist/esm/icons/IconCloudX.mjs';
import IconLoader2 from '@tabler/icons-react/dist/esm/icons/IconLoader2.mjs';
import { useCallback, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { type SaveState, saveStateOf, saveStore } from '../../cloud/save-state';
import { HeaderButton } from '../../components/header-button/HeaderButton';
import { tellMissingPart } from '../../components/lazy-part/tell-missing-part';
import { sessionStore } from '../../session/session-state';
import { isSaveKey, onApple } from '../../stage/keys';
import { wheelStore } from '../../wheel/store';
import styles from './SaveButton.module.css';

const shortcut = onApple ? { shown: '⌘S', heard: 'Meta+S' } : { shown: 'Ctrl+S', heard: 'Control+S' };
const icons: Record<SaveState, typeof IconCloudUp> = {
  saved: IconCloudCheck,
  unsaved: IconCloudUp,
  saving: IconLoader2,
  offline: IconCloudOff,
  conflict: IconCloudX,
  foreign: IconCloudUp,
};

/** Saves the wheel in the cloud and shows whether it is saved. */
export function SaveButton() {
  const { t } = useTranslation('shell');
  const user = useStore(sessionStore, (state) => state.user);
  const progress = useStore(saveStore);
  const state = useStore(wheelStore, ({ wheel }) => saveStateOf(wheel, user, progress));
  const Icon = icons[state];

  const save = useCallback(async () => {
    try {
      const { saveCurrentWheel } = await import('../../cloud/save-wheel');
      await saveCurrentWheel();
    } catch (error) {
      tellMissingPart('Saving could not begin.', error);
    }
  }, []);

  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      if (!isSaveKey(event)) return;
      event.preventDefault();
      if (document.querySelector('dialog[open]') === null) void save();
    };
    document.addEventListener('keydown', pressed);
    return () => document.removeEventListener('keydown', pressed);
  }, [save]);

  return (
    <>
      <HeaderButton
        label={t(`save.${state}.label`)}
        text={t(`save.${state}.short`)}
        icon={<Icon size={20} className={state === 'saving' ? styles.turning : undefined} aria-hidden />}
        aria-keyshortcuts={shortcut.heard}
        // Not `disabled`: the button would lose the focus.
        aria-disabled={state === 'saving'}
        title={`${t(`save.${state}.label`)} (${shortcut.shown})`}
        data-state={state}
        onClick={save}
      />
      <span className="visually-hidden" role="status">
        {state === 'saving' || state === 'offline' || state === 'conflict' ? t(`save.${state}.label`) : ''}
      </span>
    </>
  );
}
