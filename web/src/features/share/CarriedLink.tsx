import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs';
import IconSend from '@tabler/icons-react/dist/esm/icons/IconSend.mjs';
import { useEffect, useState } from 'react';
import { Button } from '../../components/controls/Button';
import { CopyField } from '../../components/field/CopyField';
import { QrCode } from '../../components/qr-code/QrCode';
import { fileNameOf } from '../../files/file-name';
import { downloadText } from '../../files/local-files';
import { useLanguage } from '../../i18n/use-language';
import { useTranslation } from '../../i18n/use-translation';
import type { Wheel } from '../../wheel/document/document';
import { wheelFile } from '../../wheel/document/wheel-file';
import { linkTo, type WheelLink } from '../../wheel/link/wheel-link';
import styles from './ShareDialog.module.css';

/** A code of more letters has modules that a camera can't tell apart on a phone's screen. */
const longestCode = 1200;

interface CarriedLinkProps {
  wheel: Wheel;
  /** Another QR code in the dialog would be scanned by mistake. */
  hasCode: boolean;
  /** Whether it is the only link that this visitor can make now. */
  isMain: boolean;
}

/** The wheel as an address that carries it: for everyone, without an account and without the server. */
export function CarriedLink({ wheel, hasCode, isMain }: CarriedLinkProps) {
  const { t } = useTranslation('share');
  const { code } = useLanguage();
  const link = useLink(wheel, `${window.location.origin}/${code}/`);
  if (link === undefined) return null;
  if (link === 'tooLarge' || link === 'failed') return <AsFile wheel={wheel} why={link} />;
  const { address, isWithoutMedia } = link;
  return (
    <>
      <p className={styles.text}>{t('carried.text')}</p>
      <CopyField
        label={t('carried.label')}
        text={address}
        copy={t('carried.copy')}
        look={isMain ? 'main' : undefined}
      />
      {isWithoutMedia && <p className={styles.note}>{t('carried.noMedia')}</p>}
      <SendButton name={wheel.name} address={address} />
      {hasCode && address.length <= longestCode && (
        <QrCode className={styles.largeCode} text={address} label={t('carried.qr')} ecc="L" />
      )}
      {hasCode && address.length > longestCode && <p className={styles.note}>{t('carried.noCode')}</p>}
    </>
  );
}

type MadeLink = WheelLink | 'tooLarge' | 'failed';

function useLink(wheel: Wheel, home: string): MadeLink | undefined {
  const [made, setMade] = useState<{ of: Wheel; link: MadeLink }>();
  useEffect(() => {
    let isStale = false;
    const take = (link: MadeLink) => {
      if (!isStale) setMade({ of: wheel, link });
    };
    linkTo(wheel, home).then(
      (link) => take(link ?? 'tooLarge'),
      (error: unknown) => {
        console.warn('The link with the wheel could not be made.', error);
        take('failed');
      },
    );
    return () => {
      isStale = true;
    };
  }, [wheel, home]);
  return made?.of === wheel ? made.link : undefined;
}

/** The device's own way to pass an address on, where there is one. */
function SendButton({ name, address }: { name: string | undefined; address: string }) {
  const { t } = useTranslation('share');
  if (typeof navigator.share !== 'function') return null;
  const send = () =>
    navigator.share({ ...(name ? { title: name } : {}), url: address }).catch((error: unknown) => {
      // Closing the device's dialog isn't a failure, and the address can still be copied.
      console.warn('The address was not sent.', error);
    });
  return (
    <div className={styles.send}>
      <Button onClick={send}>
        <IconSend size={20} aria-hidden />
        {t('carried.send')}
      </Button>
    </div>
  );
}

/** No address carries the wheel: says why, and offers it as a file. */
function AsFile({ wheel, why }: { wheel: Wheel; why: 'tooLarge' | 'failed' }) {
  const { t } = useTranslation('share');
  const download = () =>
    downloadText(fileNameOf(wheel.name, 'wheel.json'), wheelFile(wheel), 'application/json');
  return (
    <>
      <p className={styles.text}>{t(`carried.${why}`)}</p>
      <Button onClick={download}>
        <IconDownload size={20} aria-hidden />
        {t('carried.download')}
      </Button>
    </>
  );
}
