import { useStore } from 'zustand';
import { Card } from '../../components/card/Card';
import cards from '../../components/card/Card.module.css';
import { ButtonLink } from '../../components/controls/Button';
import { loginAddress } from '../../i18n/addresses';
import { usePageTitle } from '../../i18n/document-language';
import { useTranslation } from '../../i18n/use-translation';
import { sessionStore } from '../../session/session-state';
import { ApiTokens } from './ApiTokens';
import { DeleteAccount } from './DeleteAccount';
import { DeviceList } from './DeviceList';
import { ExportData } from './ExportData';
import { ProfileCard } from './ProfileCard';
import { Webhooks } from './Webhooks';

export function AccountPage() {
  const { t } = useTranslation('profile');
  const { status, user } = useStore(sessionStore);
  usePageTitle(t('title'));
  if (status === 'starting') return null;
  if (!user) {
    return (
      <Card title={t('title')} text={t('guest.text')}>
        <p className={cards.after}>
          <ButtonLink look="main" href={loginAddress()}>
            {t('common:signIn')}
          </ButtonLink>
        </p>
      </Card>
    );
  }
  return (
    <>
      <ProfileCard user={user} />
      <DeviceList />
      <ApiTokens />
      <Webhooks />
      <ExportData />
      <DeleteAccount />
    </>
  );
}
