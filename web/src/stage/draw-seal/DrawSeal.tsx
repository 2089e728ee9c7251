import IconLockOpen from '@tabler/icons-react/dist/esm/icons/IconLockOpen.mjs';
import IconQrcode from '@tabler/icons-react/dist/esm/icons/IconQrcode.mjs';
import IconSend from '@tabler/icons-react/dist/esm/icons/IconSend.mjs';
import { useState } from 'react';
import { useStore } from 'zustand';
import { copyText } from '../../components/copy/copy-text';
import { Panel, usePanel } from '../../components/dialog/Panel';
import { useSaid } from '../../components/message/Announcer';
import { Message } from '../../components/message/Message';
import { QrCode } from '../../components/qr-code/QrCode';
import { verifyAddress } from '../../i18n/page-addresses';
import { useLanguage } from '../../i18n/use-language';
import { useTranslation } from '../../i18n/use-translation';
import { sealedStore, shortSeal } from '../../receipts/sealed-draw';
import styles from './DrawSeal.module.css';

export interface DrawSealProps {
  /** The id of the receipt. */
  receipt: string;
  /** Lets people with the link check private texts. */
  salt?: string | null | undefined;
}

/** An official draw that was opened: its fingerprint, and the check for the winner and for other phones. */
export function DrawSeal(draw: DrawSealProps) {
  return (
    <>
      <OpenedSeal {...draw} />
      <SendReceipt {...draw} />
      <ReceiptCode {...draw} />
    </>
  );
}

function useAddress({ receipt, salt }: DrawSealProps): string {
  const { code } = useLanguage();
  return window.location.origin + verifyAddress(receipt, code, salt);
}

export function OpenedSeal({ receipt }: DrawSealProps) {
  const { t } = useTranslation('draw', 'seal');
  const sealed = useStore(sealedStore);
  if (sealed.receipt !== receipt) return null;
  return (
    <p className={styles.opened}>
      <IconLockOpen aria-hidden size={20} />
      {t('opened')} <span className={styles.print}>{shortSeal(sealed.commitment)}</span>
    </p>
  );
}

export function ReceiptCode(draw: DrawSealProps) {
  const { t } = useTranslation('draw', 'seal');
  const { id, button } = usePanel();
  return (
    <>
      <button type="button" className={styles.action} {...button}>
        <IconQrcode aria-hidden size={20} />
        {t('code')}
      </button>
      <Panel id={id} label={t('code')} className={styles.popover}>
        <QrCode className={styles.code} text={useAddress(draw)} ecc="L" label={t('codeOf')} />
        <p className={styles.hint}>{t('scan')}</p>
      </Panel>
    </>
  );
}

/** The device's own way to pass an address on; without one, the address is copied. */
export function SendReceipt({ isMain, ...draw }: DrawSealProps & { isMain?: boolean }) {
  const { t } = useTranslation('draw', 'seal');
  const address = useAddress(draw);
  const [copied, setCopied] = useState<boolean | null>(null);
  useSaid(copied && t('copied'));
  const copy = async () => setCopied(await copyText(address));
  const send = async () => {
    if (typeof navigator.share !== 'function') return copy();
    try {
      await navigator.share({ title: t('title'), url: address });
    } catch (error) {
      // Closing the device's dialog isn't a failure.
      if (!(error instanceof DOMException && error.name === 'AbortError')) await copy();
    }
  };
  // The message stays: a line that disappeared with the focus would move the button that is being pressed.
  return (
    <>
      <button type="button" className={styles.action} data-main={isMain} onClick={() => void send()}>
        <IconSend aria-hidden size={20} />
        <span>{copied ? t('copied') : t('send')}</span>
      </button>
      {copied === false && <Message className={styles.said}>{t('notCopied', { address })}</Message>}
    </>
  );
}
