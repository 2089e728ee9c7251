import { useState } from 'react';
import { Segment } from '../../components/segment/Segment';
import { useTranslation } from '../../i18n/use-translation';
import styles from './Stream.module.css';

const backdrops = ['game', 'checks'] as const;
type Backdrop = (typeof backdrops)[number];

/** The overlay itself, over what could be behind it. */
export function Preview({ path }: { path: string }) {
  const { t } = useTranslation('stream');
  const [backdrop, setBackdrop] = useState<Backdrop>('game');
  return (
    <div className={styles.preview}>
      <div className={styles.backdrop} data-backdrop={backdrop}>
        <iframe className={styles.frame} src={path} title={t('preview.title')} tabIndex={-1} />
      </div>
      <Segment
        label={t('preview.behind')}
        value={backdrop}
        options={backdrops.map((value) => ({ value, label: t(`preview.${value}`) }))}
        onChange={setBackdrop}
      />
    </div>
  );
}
