import IconKey from '@tabler/icons-react/dist/esm/icons/IconKey.mjs';
import type { ApiToken } from '../../api/account';
import { Button } from '../../components/controls/Button';
import { formatList } from '../../i18n/format';
import { useLanguage } from '../../i18n/use-language';
import { useTranslation } from '../../i18n/use-translation';
import styles from './DeviceList.module.css';
import { scopeLabels } from './token-terms';

export function ApiTokenRow({ token, onRevoke }: { token: ApiToken; onRevoke: () => void }) {
  const { t } = useTranslation('profile');
  const { locale } = useLanguage();
  const { name, scopes, expiresAt, lastUsedAt } = token;
  const day = (time: string) =>
    new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(time));
  const may = formatList(
    scopes.map((scope) => t(scopeLabels[scope])),
    locale,
  );
  return (
    <li className={styles.device}>
      <IconKey size={28} stroke={1.5} aria-hidden />
      <div className={styles.what}>
        <p className={styles.name} dir="auto">
          {name}
        </p>
        <p className={styles.when}>{may}</p>
        <p className={styles.when}>
          {lastUsedAt ? t('devices.lastUsed', { date: day(lastUsedAt) }) : t('tokens.unused')}
        </p>
        {expiresAt && <p className={styles.when}>{t('tokens.ends', { date: day(expiresAt) })}</p>}
      </div>
      <Button aria-label={t('tokens.revokeOne', { name })} onClick={onRevoke}>
        {t('tokens.revoke')}
      </Button>
    </li>
  );
}
