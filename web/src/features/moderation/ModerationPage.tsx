import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { useLanguage } from '../../i18n/use-language';
import { sessionStore } from '../../session/session-state';
import { loginAddress } from '../account/addresses';
import cards from '../account/Card.module.css';
import { usePageTitle } from '../account/page-title';
import { ModerationDesk } from './ModerationDesk';

/** For users with the admin role; for everyone else there is nothing here, as the server's calls say too. */
export function ModerationPage() {
  const { t } = useTranslation('moderation');
  const { code } = useLanguage();
  const { status, user } = useStore(sessionStore);
  usePageTitle(t('title'));
  if (status === 'starting') return null;
  if (user?.isAdmin) return <ModerationDesk />;
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
