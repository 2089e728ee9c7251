import IconRefresh from '@tabler/icons-react/dist/esm/icons/IconRefresh.mjs';
import { useState } from 'react';
import { IconButton } from '../../components/controls/IconButton';
import { useTranslation } from '../../i18n/use-translation';
import type { MediaKind } from '../../media/media-item';
import { refreshAndTell } from '../../media/picker/tell-problem';
import styles from './MediaTab.module.css';

export function RefreshButton({ kind }: { kind: MediaKind }) {
  const { t } = useTranslation('media');
  const [isRunning, setRunning] = useState(false);
  const refresh = async () => {
    if (isRunning) return;
    setRunning(true);
    await refreshAndTell(kind);
    setRunning(false);
  };
  return (
    <IconButton
      className={styles.refresh}
      label={t('refresh.label')}
      // Not `disabled`: the button would lose the focus.
      aria-disabled={isRunning}
      aria-busy={isRunning}
      onClick={() => void refresh()}
    >
      <IconRefresh size={20} aria-hidden />
    </IconButton>
  );
}
