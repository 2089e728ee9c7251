import { useState } from 'react';
import { type ApiToken, listApiTokens, revokeApiToken } from '../../api/account';
import { Card } from '../../components/card/Card';
import cards from '../../components/card/Card.module.css';
import { Button } from '../../components/controls/Button';
import { LoadState } from '../../components/load-state/LoadState';
import { useLoaded } from '../../components/load-state/use-loaded';
import { notify, tellFailure } from '../../components/toasts/notify';
import { useTranslation } from '../../i18n/use-translation';
import { ApiTokenRow } from './ApiTokenRow';
import styles from './DeviceList.module.css';
import { NewApiToken } from './NewApiToken';

/** Few people have programs: the list is asked for by those who do. */
export function ApiTokens() {
  const { t } = useTranslation('profile');
  const [isOpen, setOpen] = useState(false);
  return (
    <Card title={t('tokens.title')} text={t('tokens.text')} isPart>
      {isOpen ? (
        <TokenList />
      ) : (
        <div className={cards.after}>
          <Button onClick={() => setOpen(true)}>{t('tokens.open')}</Button>
        </div>
      )}
    </Card>
  );
}

function TokenList() {
  const { t } = useTranslation('profile');
  const tokens = useLoaded('The list of API tokens', listApiTokens);

  const revoke = async ({ id }: ApiToken) => {
    try {
      await revokeApiToken(id);
      notify('success', t('tokens.revoked'));
      tokens.reload();
    } catch (error) {
      tellFailure(error, t('tokens.notRevoked'));
    }
  };

  return (
    <>
      <LoadState
        loaded={tokens}
        failed={t('devices.failed')}
        isEmpty={tokens.result?.length === 0}
        empty={<p>{t('tokens.none')}</p>}
      >
        {(listed) => (
          <ul className={styles.list}>
            {listed.map((token) => (
              <ApiTokenRow key={token.id} token={token} onRevoke={() => revoke(token)} />
            ))}
          </ul>
        )}
      </LoadState>
      <NewApiToken onMade={tokens.reload} />
    </>
  );
}
