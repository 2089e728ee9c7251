import IconLayoutSidebarRightCollapse from '@tabler/icons-react/dist/esm/icons/IconLayoutSidebarRightCollapse.mjs';
import IconLayoutSidebarRightExpand from '@tabler/icons-react/dist/esm/icons/IconLayoutSidebarRightExpand.mjs';
import { useStore } from 'zustand';
import { IconButton } from '../../components/controls/IconButton';
import { useTranslation } from '../../i18n/use-translation';
import { togglePanel, ui } from '../../state/ui';
import styles from './PanelToggle.module.css';

export function PanelToggle() {
  const { t } = useTranslation('shell');
  const isOpen = useStore(ui, (state) => state.isPanelOpen);
  const label = isOpen ? t('panel.hide') : t('panel.show');
  const Icon = isOpen ? IconLayoutSidebarRightCollapse : IconLayoutSidebarRightExpand;
  return (
    <IconButton
      className={styles.toggle}
      label={label}
      aria-expanded={isOpen}
      aria-controls="panel"
      onClick={togglePanel}
    >
      <Icon size={20} aria-hidden />
    </IconButton>
  );
}
