import { type ApiToken, listApiTokens, revokeApiToken } from '../../api/account';
import { useLoaded } from '../../components/load-state/use-loaded';
import { notify, tellFailure } from '../../components/toasts/notify';
import { useTranslation } from '../../i18n/use-translation';
import { ApiTokenRow } from './ApiTokenRow';
import { NewApiToken } from './NewApiToken';
import { LoadedRows, OnDemand } from './OnDemand';

export function ApiTokens() {
  const { t } = useTranslation('profile');
  return (
    <OnDemand title={t('tokens.title')} text={t('tokens.text')} open={t('tokens.open')}>
      <TokenList />
    </OnDemand>
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
      <LoadedRows loaded={tokens} none={t('tokens.none')}>
        {(token) => <ApiTokenRow key={token.id} token={token} onRevoke={() => revoke(token)} />}
      </LoadedRows>
      <NewApiToken onMade={tokens.reload} />
    </>
  );
}
