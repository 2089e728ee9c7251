import IconCertificate from '@tabler/icons-react/dist/esm/icons/IconCertificate.mjs';
import IconFileCheck from '@tabler/icons-react/dist/esm/icons/IconFileCheck.mjs';
import { Card } from '../../components/card/Card';
import cards from '../../components/card/Card.module.css';
import { Button } from '../../components/controls/Button';
import { CopyButton } from '../../components/copy/CopyButton';
import { QrCode } from '../../components/qr-code/QrCode';
import { notify } from '../../components/toasts/notify';
import { downloadFile, downloadText } from '../../files/local-files';
import { verifyAddress } from '../../i18n/page-addresses';
import { useLanguage } from '../../i18n/use-language';
import { useTranslation } from '../../i18n/use-translation';
import type { EntryProof } from '../../receipts/entry-proof';
import type { Receipt } from '../../receipts/receipt';
import { certificateTexts } from './certificate-texts';
import styles from './VerifyPage.module.css';

interface PassOnDrawProps {
  receipt: Receipt;
  textOf: (guid: string) => string;
  /** The browser's verdict, in a sentence. */
  verdict: string;
  /** Whose proof of having been on the list goes into the file. */
  person: EntryProof | null;
}

/** The check for others: a link for the winner, a QR code for another phone, and a page to print. */
export function PassOnDraw({ receipt, textOf, verdict, person }: PassOnDrawProps) {
  const { t } = useTranslation('verify');
  const { code, locale } = useLanguage();
  const address = window.location.origin + verifyAddress(receipt.spinId, code);

  const makeCertificate = async () => {
    try {
      const { drawCertificate } = await import('./certificate');
      const texts = certificateTexts({ receipt, textOf, verdict, address }, t, locale);
      const picture = await drawCertificate(texts, document.createElement('canvas'));
      downloadFile(`${t('certificate.file')}-${receipt.number}.png`, picture);
    } catch (error) {
      console.error(error);
      notify('warning', t('certificate.failed'));
    }
  };

  const saveFile = async () => {
    try {
      const { proofFile } = await import('../../receipts/proof-file');
      const text = await proofFile(receipt.spinId, person ?? undefined);
      downloadText(`${t('certificate.file')}-${receipt.number}.json`, text, 'application/json');
    } catch (error) {
      console.warn('The file of a draw could not be made.', error);
      notify('warning', t('passOn.noFile'));
    }
  };

  return (
    <Card title={t('passOn.title')} isPart>
      <div className={styles.passOn}>
        <div>
          <p className={cards.text}>{t('passOn.text')}</p>
          <div className={styles.actions}>
            <CopyButton
              text={address}
              labels={{
                copy: t('common:copyLink'),
                copied: t('common:copied'),
                notCopied: t('passOn.notCopied', { address }),
              }}
            />
            <Button onClick={() => void makeCertificate()}>
              <IconCertificate size={20} aria-hidden />
              {t('certificate.make')}
            </Button>
            <Button onClick={() => void saveFile()}>
              <IconFileCheck size={20} aria-hidden />
              {t('passOn.save')}
            </Button>
          </div>
        </div>
        <QrCode className={styles.qr} text={address} label={t('passOn.code')} />
      </div>
    </Card>
  );
}
