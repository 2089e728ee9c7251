import type { ReactNode } from 'react';
import { useStore } from 'zustand';
import { Card } from '../../components/card/Card';
import cards from '../../components/card/Card.module.css';
import { ButtonLink } from '../../components/controls/Button';
import { loginAddress } from '../../i18n/addresses';
import { usePageTitle } from '../../i18n/document-language';
import { useLanguage } from '../../i18n/use-language';
import { useTranslation } from '../../i18n/use-translation';
import { sessionStore } from '../../session/session-state';
import { AdminNavigation, type AdminPlace } from './AdminNavigation';
import styles from './AdminPage.module.css';

interface AdminPageProps {
  place: AdminPlace;
  title: string;
  children: ReactNode;
}

/** For users with the admin role; everyone else sees nothing here, and the server rejects their calls too. */
export function AdminPage({ place, title, children }: AdminPageProps) {
  const { t } = useTranslation('admin');
  const { code } = useLanguage();
  const { status, user } = useStore(sessionStore);
  usePageTitle(title);
  if (status === 'starting') return null;
  if (user?.isAdmin) {
    return (
      <>
        <AdminNavigation place={place} />
        <div className={styles.page}>
          <h1 className={styles.title}>{title}</h1>
          {children}
        </div>
      </>
    );
  }
  return (
    <Card title={user ? t('none.title') : title} text={user ? t('none.text') : t('guest.text')}>
      <p className={cards.after}>
        <ButtonLink look="main" href={user ? `/${code}/` : loginAddress()}>
          {user ? t('none.home') : t('common:signIn')}
        </ButtonLink>
      </p>
    </Card>
  );
}
