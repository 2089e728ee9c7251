import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { SpinStage } from '../../features/spin/SpinStage';
import { wheelStore } from '../../wheel/store';
import styles from './Hero.module.css';

export function Hero() {
  const { t } = useTranslation('shell');
  const name = useStore(wheelStore, (state) => state.config['wheel-definition'].name);
  const description = useStore(wheelStore, (state) => state.config['wheel-definition'].description);
  return (
    <main id="wheel" className={styles.hero} tabIndex={-1}>
      <div className={styles.title}>
        <h1 className={styles.name}>{name?.trim() || t('wheel')}</h1>
        {description && <p className={styles.description}>{description}</p>}
      </div>
      <div className={styles.stage}>
        <SpinStage />
      </div>
    </main>
  );
}
