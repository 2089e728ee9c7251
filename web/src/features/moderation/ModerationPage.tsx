import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { lazyPart } from '../../components/lazy-part/lazy-part';
import { ShowPart } from '../../components/lazy-part/ShowPart';
import { loadTexts } from '../../i18n/load-texts';
import { useLanguage } from '../../i18n/use-language';
import { sessionStore } from '../../session/session-state';
import { loginAddress } from '../account/addresses';
import cards from '../account/Card.module.css';
import { usePageTitle } from '../account/page-title';
import { DeskLinks, deskAt } from './DeskLinks';
import { ModerationDesk } from './ModerationDesk';
import styles from './ModerationDesk.module.css';

const reports = lazyPart(async () => {
  const [{ ReportsDesk }] = await Promise.all([
    import('../reports/ReportsDesk'),
    loadTexts('cases', 'reports'),
  ]);
  return ReportsDesk;
});

/** For users with the admin role; for everyone else there is nothing here, as the server's calls say too. */
export function ModerationPage() {
  const { t } = useTranslation('moderation');
  const { code } = useLanguage();
  const { status, user } = useStore(sessionStore);
  usePageTitle(t('title'));
  if (status === 'starting') return null;
  if (user?.isAdmin) {
    return (
      <div className={styles.desk}>
        <h1 className={styles.title}>{t('title')}</h1>
        <DeskLinks />
        {deskAt(window.location) === 'reports' ? <ShowPart part={reports} /> : <ModerationDesk />}
      </div>
    );
  }
  return (
    <div className={cards.card}>
      <h1 className={cards.title}>{user ? t('none.title') : t('title')}</h1>
      <p className={cards.text}>{user ? t('none.text') : t('guest.text')}</p>
      <a className={cards.main} href={user ? `/${code}/` : loginAddress()}>
        {user ? t('none.home') : t('guest.signIn')}
      </a>
    </div>
  );
}
