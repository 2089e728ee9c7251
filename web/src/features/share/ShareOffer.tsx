import { useState } from 'react';
import { tellsOfTakeDown } from '../../api/api-error';
import { Button } from '../../components/controls/Button';
import { Answers } from '../../components/dialog/CardDialog';
import { tellFailure } from '../../components/toasts/notify';
import { useTranslation } from '../../i18n/use-translation';
import type { Wheel } from '../../wheel/document/document';
import { createShare } from './change-share';
import styles from './ShareDialog.module.css';
import { blockIn, type SharingBlock } from './sharing-rules';

interface ShareOfferProps {
  wheel: Wheel;
  /** The server no longer shares it. */
  onTakenDown: () => void;
  /** The server knows a reason that the page didn't. */
  onBlocked: (reason: SharingBlock) => void;
}

export function ShareOffer({ wheel, onTakenDown, onBlocked }: ShareOfferProps) {
  const { t } = useTranslation('share');
  const [isBusy, setBusy] = useState(false);
  const create = async () => {
    setBusy(true);
    try {
      await createShare(wheel);
    } catch (error) {
      if (tellsOfTakeDown(error)) return onTakenDown();
      const block = blockIn(error);
      if (block) return onBlocked(block);
      tellFailure(error, t('failed'));
    }
    setBusy(false);
  };
  return (
    <>
      <p className={styles.text}>{t('offer.text')}</p>
      <Answers>
        <Button look="main" disabled={isBusy} onClick={create}>
          {t('offer.create')}
        </Button>
      </Answers>
    </>
  );
}
