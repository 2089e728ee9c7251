import IconLinkOff from '@tabler/icons-react/dist/esm/icons/IconLinkOff.mjs';
import { useState } from 'react';
import { Button } from '../../components/controls/Button';
import { CopyField } from '../../components/field/CopyField';
import { QrCode } from '../../components/qr-code/QrCode';
import { notify, tellFailure } from '../../components/toasts/notify';
import { useTranslation } from '../../i18n/use-translation';
import type { Wheel } from '../../wheel/document/document';
import { endShare } from './change-share';
import styles from './ShareDialog.module.css';
import { embedSnippet, type ShareAddresses } from './share-addresses';

interface ShareLinkProps {
  wheel: Wheel;
  addresses: ShareAddresses;
}

/** The link in every form: text, QR code, embed code. */
export function ShareLink({ wheel, addresses }: ShareLinkProps) {
  const { t } = useTranslation('share');
  const [isBusy, setBusy] = useState(false);
  const isContent = wheel.source === 'cms';
  const end = async () => {
    setBusy(true);
    try {
      await endShare(wheel);
      notify('success', t('ended'));
    } catch (error) {
      tellFailure(error, t('failed'));
      setBusy(false);
    }
  };
  const name = wheel.name ?? 'Wheelwright';
  return (
    <>
      <p className={styles.text}>{isContent ? t('content.text') : t('link.text')}</p>
      <CopyField label={t('link.label')} text={addresses.page} copy={t('common:copyLink')} />
      <QrCode className={styles.code} text={addresses.page} label={t('qr', { address: addresses.page })} />
      <CopyField label={t('embed.label')} text={embedSnippet(addresses.embed, name)} copy={t('embed.copy')} />
      {!isContent && (
        <div className={styles.end}>
          <Button disabled={isBusy} onClick={end}>
            <IconLinkOff size={20} aria-hidden />
            {t('end')}
          </Button>
        </div>
      )}
    </>
  );
}
