import IconLayoutSidebarRightExpand from '@tabler/icons-react/dist/esm/icons/IconLayoutSidebarRightExpand.mjs';
import { useStore } from 'zustand';
import { IconButton } from '../../components/controls/IconButton';
import { useTranslation } from '../../i18n/use-translation';
import { togglePanel, ui } from '../../state/ui';
import styles from './PanelToggle.module.css';

/** Brings back the panel, which “More” hides. */
export function PanelToggle() {
  const { t } = useTranslation('shell');
  const isOpen = useStore(ui, (state) => state.isPanelOpen);
  return (
    !isOpen && (
      <IconButton
        className={styles.toggle}
        label={t('panel.show')}
        aria-controls="panel"
        onClick={togglePanel}
      >
        <IconLayoutSidebarRightExpand size={20} aria-hidden />
      </IconButton>
    )
  );
}
