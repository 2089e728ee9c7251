import { useState } from 'react';
import { useStore } from 'zustand';
import { isSavedOwn } from '../../cloud/owner';
import { CardDialog } from '../../components/dialog/CardDialog';
import type { DialogProps } from '../../components/dialog/open-dialog';
import { useTranslation } from '../../i18n/use-translation';
import { sessionStore } from '../../session/session-state';
import type { Wheel } from '../../wheel/document/document';
import { hasUnsavedChanges, wheelStore } from '../../wheel/store';
import { CarriedLink } from './CarriedLink';
import { CoEditLinks } from './CoEditLinks';
import { EmbedSites } from './EmbedSites';
import { ShareBlocked } from './ShareBlocked';
import styles from './ShareDialog.module.css';
import { ShareLink } from './ShareLink';
import { ShareOffer } from './ShareOffer';
import { shareAddresses } from './share-addresses';
import { type SharingBlock, sharingOf } from './sharing-rules';
import { TakenDown } from './TakenDown';
import { useTakenDown } from './use-taken-down';

interface Refusal {
  allowed: false;
  reason: SharingBlock;
  of: Wheel;
}

export function ShareDialog({ onClose }: DialogProps<'share'>) {
  const { t } = useTranslation('share');
  const wheel = useStore(wheelStore, (state) => state.wheel);
  const hasChanges = useStore(wheelStore, hasUnsavedChanges);
  const user = useStore(sessionStore, (state) => state.user);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const rules = sharingOf({ wheel, user, hasUnsavedChanges: hasChanges });
  // The server's rejection counts for this version of the wheel only.
  const sharing = rules.allowed && refusal?.of === wheel ? refusal : rules;
  const addresses = sharing.allowed ? shareAddresses(wheel, window.location) : null;

  const isOwn = isSavedOwn(wheel, user);
  const [isTakenDown, setTakenDown] = useTakenDown(isOwn && addresses ? wheel.shareId : undefined);
  const coEditable = isOwn ? wheel.id : undefined;

  const hasLink = addresses !== null && !isTakenDown;
  const copy = !isUntouchedContent(wheel) && (
    <section className={styles.section}>
      <h3 className={styles.heading}>{t('carried.title')}</h3>
      <CarriedLink wheel={wheel} hasCode={!hasLink} isMain={user === null} />
    </section>
  );
  return (
    <CardDialog title={t('title')} onClose={onClose}>
      {!hasLink && copy}
      <section className={styles.section}>
        {!hasLink && <h3 className={styles.heading}>{t('stored.title')}</h3>}
        {!sharing.allowed && <ShareBlocked reason={sharing.reason} onClose={onClose} />}
        {sharing.allowed && isTakenDown && <TakenDown />}
        {sharing.allowed && !isTakenDown && !addresses && (
          <ShareOffer
            wheel={wheel}
            onTakenDown={() => setTakenDown(true)}
            onBlocked={(reason) => setRefusal({ allowed: false, reason, of: wheel })}
          />
        )}
        {addresses && !isTakenDown && <ShareLink wheel={wheel} addresses={addresses} />}
      </section>
      {hasLink && copy}
      {isOwn && wheel.isShared !== false && wheel.shareId && !isTakenDown && (
        <EmbedSites key={wheel.shareId} wheel={wheel} />
      )}
      {coEditable && <CoEditLinks key={coEditable} wheelId={coEditable} />}
    </CardDialog>
  );
}

/** Its page is public: a copy would gain nothing. */
const isUntouchedContent = ({ source, cmsUntouched, updatedAt }: Wheel): boolean =>
  source === 'cms' && cmsUntouched === true && updatedAt === undefined;
