import type { Icon } from '@tabler/icons-react';
import IconArrowBackUp from '@tabler/icons-react/dist/esm/icons/IconArrowBackUp.mjs';
import IconArrowForwardUp from '@tabler/icons-react/dist/esm/icons/IconArrowForwardUp.mjs';
import IconBroadcast from '@tabler/icons-react/dist/esm/icons/IconBroadcast.mjs';
import IconCloudUp from '@tabler/icons-react/dist/esm/icons/IconCloudUp.mjs';
import IconKeyboard from '@tabler/icons-react/dist/esm/icons/IconKeyboard.mjs';
import IconLayoutSidebarRightCollapse from '@tabler/icons-react/dist/esm/icons/IconLayoutSidebarRightCollapse.mjs';
import IconPhoto from '@tabler/icons-react/dist/esm/icons/IconPhoto.mjs';
import IconPresentation from '@tabler/icons-react/dist/esm/icons/IconPresentation.mjs';
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import { useStore } from 'zustand';
import { openDialog } from '../../components/dialog/open-dialog';
import { SelectField } from '../../components/field/SelectField';
import { save, useSaveState } from '../../features/cloud/use-save';
import { useLanguage } from '../../i18n/use-language';
import { useTranslation } from '../../i18n/use-translation';
import { isWatching, roomStore } from '../../live/room-store';
import { openExplorer } from '../../media/picker/OpenExplorerButton';
import { sessionStore } from '../../session/session-state';
import { colorSchemes, prefer, preferences } from '../../state/preferences';
import { setPresenting, togglePanel, ui } from '../../state/ui';
import { canRedo, canUndo, wheelStore } from '../../wheel/store';
import styles from './MoreMenu.module.css';
import { SiteNav } from './SiteNav';
import { languageOptions, useLanguageChoice } from './use-language-choice';

interface Row {
  label: string;
  icon: Icon;
  run: () => void;
  /** Left out where the header has a button for it. */
  from?: 'small' | 'medium' | 'wide';
  /** Only where the panel stands beside the wheel: below it, the sheet has its handle. */
  isOfPanel?: boolean;
  isOff?: boolean;
}

/** What is about the whole page, and what doesn't fit into the header. */
export function MoreItems({ onLeave }: { onLeave: () => void }) {
  const { t } = useTranslation(['shell', 'wheels', 'undo']);
  const { code } = useLanguage();
  const chooseLanguage = useLanguageChoice();
  const scheme = useStore(preferences, (state) => state.colorScheme);
  const state = useSaveState();
  const isSignedIn = useStore(sessionStore, (session) => session.user !== null);
  const isUndoable = useStore(wheelStore, canUndo);
  const isRedoable = useStore(wheelStore, canRedo);
  const isOnlyWatched = useStore(roomStore, isWatching);
  const isPanelOpen = useStore(ui, (shown) => shown.isPanelOpen);

  const editing: Row[] = [
    {
      label: t('undo:undo'),
      icon: IconArrowBackUp,
      run: () => wheelStore.getState().undo(),
      from: 'small',
      isOff: !isUndoable,
    },
    {
      label: t('undo:redo'),
      icon: IconArrowForwardUp,
      run: () => wheelStore.getState().redo(),
      from: 'medium',
      isOff: !isRedoable,
    },
  ];
  const saving: Row = {
    label: t(`shell:save.${state}.label`),
    icon: IconCloudUp,
    run: () => void save(),
    from: 'medium',
    isOff: state === 'saving',
  };
  const rows: Row[] = [
    ...(isOnlyWatched ? [] : editing),
    ...(isOnlyWatched || isSignedIn ? [] : [saving]),
    { label: t('shell:search'), icon: IconSearch, run: () => openDialog('search'), from: 'wide' },
    { label: t('shell:live.short'), icon: IconBroadcast, run: () => openDialog('live'), from: 'wide' },
    { label: t('wheels:menu.present'), icon: IconPresentation, run: () => setPresenting(true) },
    ...(isOnlyWatched ? [] : [{ label: t('wheels:menu.media'), icon: IconPhoto, run: openExplorer }]),
    { label: t('wheels:menu.shortcuts'), icon: IconKeyboard, run: () => openDialog('shortcuts') },
    ...(isPanelOpen
      ? [{ label: t('panel.hide'), icon: IconLayoutSidebarRightCollapse, run: togglePanel, isOfPanel: true }]
      : []),
  ];
  return (
    <>
      <SiteNav place="menu" onLeave={onLeave} />
      <div className={styles.rows}>
        {rows.map(({ label, icon: RowIcon, run, from, isOff, isOfPanel }) => (
          <button
            key={label}
            type="button"
            className={styles.row}
            data-until={from}
            data-of-panel={isOfPanel}
            aria-disabled={isOff}
            onClick={() => {
              if (isOff) return;
              onLeave();
              run();
            }}
          >
            <RowIcon size={20} aria-hidden />
            {label}
          </button>
        ))}
      </div>
      <div className={styles.choices}>
        <SelectField
          label={t('shell:language.label')}
          value={code}
          options={languageOptions}
          onChange={(chosen) => void chooseLanguage(chosen)}
        />
        <SelectField
          label={t('shell:scheme.label')}
          value={scheme}
          options={colorSchemes.map((each) => ({ value: each, label: t(`shell:scheme.${each}`) }))}
          onChange={(chosen) => prefer('colorScheme', chosen)}
        />
      </div>
    </>
  );
}
