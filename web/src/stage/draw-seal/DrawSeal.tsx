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
import { verifyAddress } from '../../i18n/addresses';
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
export function DrawSeal({ receipt, salt }: DrawSealProps) {
  const { t } = useTranslation('draw', 'seal');
  const { code } = useLanguage();
  const sealed = useStore(sealedStore);
  const { id, button } = usePanel();
  const address = window.location.origin + verifyAddress(receipt, code, salt);
  return (
    <>
      {sealed.receipt === receipt && (
        <p className={styles.opened}>
          <IconLockOpen aria-hidden size={18} />
          {t('opened')} <span className={styles.print}>{shortSeal(sealed.commitment)}</span>
        </p>
      )}
      <SendLink address={address} />
      <button type="button" className={styles.action} {...button}>
        <IconQrcode aria-hidden size={20} />
        {t('code')}
      </button>
      <Panel id={id} label={t('code')} className={styles.popover}>
        <QrCode className={styles.code} text={address} ecc="L" label={t('codeOf')} />
        <p className={styles.hint}>{t('scan')}</p>
      </Panel>
    </>
  );
}

/** The device's own way to pass an address on; without one, the address is copied. */
function SendLink({ address }: { address: string }) {
  const { t } = useTranslation('draw', 'seal');
  const [copied, setCopied] = useState<boolean | null>(null);
  useSaid(copied && t('copied'));
  const copy = async () => setCopied(await copyText(address));
  const send = async () => {
    if (typeof navigator.share !== 'function') return copy();
    try {
      await navigator.share({ title: t('title'), url: address });
    } catch (error) {
      // Closing the device's dialog is no failure.
      if (!(error instanceof DOMException && error.name === 'AbortError')) await copy();
    }
  };
  // What is said stays: a line that left with the focus would move the button that is being pressed.
  return (
    <>
      <button type="button" className={styles.action} onClick={() => void send()}>
        <IconSend aria-hidden size={20} />
        <span>{copied ? t('copied') : t('send')}</span>
      </button>
      {copied === false && <Message className={styles.said}>{t('notCopied', { address })}</Message>}
    </>
  );
}
