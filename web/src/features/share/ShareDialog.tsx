import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { CardDialog } from '../../components/dialog/CardDialog';
import { sessionStore } from '../../session/session-state';
import { hasUnsavedChanges, wheelStore } from '../../wheel/store';
import { isSavedOwn } from '../cloud/owner';
import { CoEditLinks } from './CoEditLinks';
import { ShareBlocked } from './ShareBlocked';
import { ShareLink } from './ShareLink';
import { ShareOffer } from './ShareOffer';
import { shareAddresses } from './share-addresses';
import { closeShare } from './share-state';
import { sharingOf } from './sharing-rules';
import { TakenDown } from './TakenDown';
import { useTakenDown } from './use-taken-down';

export function ShareDialog() {
  const { t } = useTranslation('share');
  const config = useStore(wheelStore, (state) => state.config);
  const hasChanges = useStore(wheelStore, hasUnsavedChanges);
  const user = useStore(sessionStore, (state) => state.user);
  const { pathname } = window.location;
  const sharing = sharingOf({ config, pathname, user, hasUnsavedChanges: hasChanges });
  const addresses = sharing.allowed ? shareAddresses(config, window.location) : null;

  const isOwn = isSavedOwn(config, user);
  const [isTakenDown, setTakenDown] = useTakenDown(isOwn && addresses ? config.shareId : undefined);
  const coEditable = isOwn ? config.id : undefined;

  return (
    <CardDialog title={t('title')} close={t('close')} onClose={closeShare}>
      {!sharing.allowed && <ShareBlocked reason={sharing.reason} />}
      {sharing.allowed && isTakenDown && <TakenDown />}
      {sharing.allowed && !isTakenDown && !addresses && (
        <ShareOffer config={config} onTakenDown={() => setTakenDown(true)} />
      )}
      {addresses && !isTakenDown && <ShareLink config={config} addresses={addresses} />}
      {coEditable && <CoEditLinks key={coEditable} wheelId={coEditable} />}
    </CardDialog>
  );
}
