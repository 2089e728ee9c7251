import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { sessionStore } from '../../session/session-state';
import { loginAddress } from '../account/addresses';
import styles from './SoundPicker.module.css';

/** The sounds the user has uploaded; a guest has none. */
export function MySounds() {
  const { t } = useTranslation('sound');
  const status = useStore(sessionStore, (state) => state.status);
  if (status === 'signed-in') return <p className={styles.quiet}>{t('noSounds')}</p>;
  return (
    <p className={styles.quiet}>
      {t('signIn')}{' '}
      <a
        className={styles.link}
        href={loginAddress()}
        onClick={(event) => event.currentTarget.setAttribute('href', loginAddress())}
      >
        {t('signInLink')}
      </a>
    </p>
  );
}
