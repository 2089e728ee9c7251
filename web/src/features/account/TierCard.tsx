import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import { useTranslation } from '../../i18n/use-translation';
import type { Tier } from '../../session/subscription';
import styles from './UpgradePage.module.css';

const points = ['first', 'second', 'third'] as const;

export function TierCard({ tier, isOwn }: { tier: Tier; isOwn: boolean }) {
  const { t } = useTranslation(['upgrade', 'account']);
  return (
    <li className={styles.tier} data-own={isOwn}>
      <h2 className={styles.name}>{t(`account:tiers.${tier}`)}</h2>
      {isOwn && <p className={styles.own}>{t('yours')}</p>}
      <p className={styles.summary}>{t(`${tier}.summary`)}</p>
      <ul className={styles.points}>
        {points.map((point) => (
          <li key={point}>
            <IconCheck size={20} aria-hidden />
            {t(`${tier}.${point}`)}
          </li>
        ))}
      </ul>
    </li>
  );
}
