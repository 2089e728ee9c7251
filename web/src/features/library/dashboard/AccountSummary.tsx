import { Avatar } from '../../../components/avatar/Avatar';
import { accountAddress } from '../../../i18n/page-addresses';
import { useLanguage } from '../../../i18n/use-language';
import { useTranslation } from '../../../i18n/use-translation';
import { currentTier } from '../../../session/subscription';
import type { User } from '../../../session/user';
import styles from './DashboardPage.module.css';

/** The user and their plan, with a link to the account. */
export function AccountSummary({ user }: { user: User }) {
  const { t } = useTranslation(['dashboard', 'account']);
  const { code } = useLanguage();
  return (
    <a className={styles.glance} href={accountAddress(code)}>
      <Avatar picture={user.picture} name={user.name} size={40} />
      <span className="visually-hidden">{t('account')}</span>
      <span className={styles.who}>
        <span className={styles.userName}>{user.name}</span>
        <span className={styles.plan}>
          {t(`account:tiers.${currentTier(user.subscription, Date.now())}`)} ·{' '}
          {t('credits', { count: user.credits })}
        </span>
      </span>
    </a>
  );
}
