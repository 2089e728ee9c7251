import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/controls/Button';
import type { WheelConfig } from '../../wheel/document';
import { tellFailure } from '../account/tell-failure';
import { createShare } from './change-share';
import styles from './ShareDialog.module.css';

export function ShareOffer({ config }: { config: WheelConfig }) {
  const { t } = useTranslation('share');
  const [isBusy, setBusy] = useState(false);
  const create = async () => {
    setBusy(true);
    try {
      await createShare(config);
    } catch (error) {
      tellFailure(error, t('failed'));
    }
    setBusy(false);
  };
  return (
    <>
      <p className={styles.text}>{t('offer.text')}</p>
      <Button look="main" disabled={isBusy} onClick={create}>
        {t('offer.create')}
      </Button>
    </>
  );
}
