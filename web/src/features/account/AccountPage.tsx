import { useStore } from 'zustand';
import styles from '../../components/card/Card.module.css';
import { loginAddress } from '../../i18n/addresses';
import { usePageTitle } from '../../i18n/document-language';
import { useTranslation } from '../../i18n/use-translation';
import { sessionStore } from '../../session/session-state';
import { DeleteAccount } from './DeleteAccount';
import { DeviceList } from './DeviceList';
import { ExportData } from './ExportData';
import { ProfileCard } from './ProfileCard';

export function AccountPage() {
  const { t } = useTranslation('profile');
  const { status, user } = useStore(sessionStore);
  usePageTitle(t('title'));
  if (status === 'starting') return null;
  if (!user) {
    return (
      <div className={styles.card}>
        <h1 className={styles.title}>{t('title')}</h1>
        <p className={styles.text}>{t('guest.text')}</p>
        <a className={styles.main} href={loginAddress()}>
          {t('common:signIn')}
        </a>
      </div>
    );
  }
  return (
    <>
      <ProfileCard user={user} />
      <DeviceList />
      <ExportData />
      <DeleteAccount />
    </>
  );
}
