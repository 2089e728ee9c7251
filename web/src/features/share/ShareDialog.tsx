import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { isSavedOwn } from '../../cloud/owner';
import { CardDialog } from '../../components/dialog/CardDialog';
import { sessionStore } from '../../session/session-state';
import { closeShare } from '../../stage/share-state';
import type { WheelConfig } from '../../wheel/document/document';
import { hasUnsavedChanges, wheelStore } from '../../wheel/store';
import { CoEditLinks } from './CoEditLinks';
import { ShareBlocked } from './ShareBlocked';
import { ShareLink } from './ShareLink';
import { ShareOffer } from './ShareOffer';
import { shareAddresses } from './share-addresses';
import { type SharingBlock, sharingOf } from './sharing-rules';
import { TakenDown } from './TakenDown';
import { useTakenDown } from './use-taken-down';

interface Refusal {
  allowed: false;
  reason: SharingBlock;
  of: WheelConfig;
}

export function ShareDialog() {
  const { t } = useTranslation('share');
  const config = useStore(wheelStore, (state) => state.config);
  const hasChanges = useStore(wheelStore, hasUnsavedChanges);
  const user = useStore(sessionStore, (state) => state.user);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const rules = sharingOf({ config, user, hasUnsavedChanges: hasChanges });
  // The server's rejection counts for this version of the wheel only.
  const sharing = rules.allowed && refusal?.of === config ? refusal : rules;
  const addresses = sharing.allowed ? shareAddresses(config, window.location) : null;

  const isOwn = isSavedOwn(config, user);
  const [isTakenDown, setTakenDown] = useTakenDown(isOwn && addresses ? config.shareId : undefined);
  const coEditable = isOwn ? config.id : undefined;

  return (
    <CardDialog title={t('title')} close={t('close')} onClose={closeShare}>
      {!sharing.allowed && <ShareBlocked reason={sharing.reason} />}
      {sharing.allowed && isTakenDown && <TakenDown />}
      {sharing.allowed && !isTakenDown && !addresses && (
        <ShareOffer
          config={config}
          onTakenDown={() => setTakenDown(true)}
          onBlocked={(reason) => setRefusal({ allowed: false, reason, of: config })}
        />
      )}
      {addresses && !isTakenDown && <ShareLink config={config} addresses={addresses} />}
      {coEditable && <CoEditLinks key={coEditable} wheelId={coEditable} />}
    </CardDialog>
  );
}
