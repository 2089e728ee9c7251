import { isProviderName } from '../../api/account';
import { Avatar } from '../../components/avatar/Avatar';
import cards from '../../components/card/Card.module.css';
import { moderationAddress } from '../../i18n/page-addresses';
import { useLanguage } from '../../i18n/use-language';
import { useTranslation } from '../../i18n/use-translation';
import { currentTier } from '../../session/subscription';
import type { User } from '../../session/user';
import styles from './ProfileCard.module.css';
import { providerLabels } from './provider-labels';

export function ProfileCard({ user }: { user: User }) {
  const { t } = useTranslation(['profile', 'account']);
  const { locale, code } = useLanguage();
  const tier = currentTier(user.subscription, Date.now());
  const { expires } = user.subscription;
  const end = tier === 'free' || expires === null ? undefined : expires;
  const { providerName = 'email' } = user;
  // The operator's own issuers have names of their own.
  const provider = isProviderName(providerName) ? providerLabels[providerName] : providerName;

  return (
    <section className={cards.card} data-size="wide">
      <div className={styles.head}>
        <Avatar picture={user.picture} name={user.name} size={72} />
        <div className={styles.who}>
          <p className={styles.page}>{t('title')}</p>
          <h1 className={cards.title}>{user.name}</h1>
        </div>
      </div>
      <dl className={styles.facts}>
        {user.email && (
          <div>
            <dt>{t('email')}</dt>
            <dd>{user.email}</dd>
          </div>
        )}
        <div>
          <dt>{t('signedInWith')}</dt>
          <dd>{providerName === 'email' ? t('email') : provider}</dd>
        </div>
        <div>
          <dt>{t('plan')}</dt>
          <dd>
            {t(`account:tiers.${tier}`)}
            {end !== undefined && ` ${t('until', { date: new Intl.DateTimeFormat(locale).format(end) })}`}
          </dd>
        </div>
        <div>
          <dt>{t('credits')}</dt>
          <dd>{new Intl.NumberFormat(locale).format(user.credits)}</dd>
        </div>
      </dl>
      {user.isAdmin && (
        <div className={cards.after}>
          <a className={cards.link} href={moderationAddress(code)}>
            {t('moderate')}
          </a>
        </div>
      )}
    </section>
  );
}
