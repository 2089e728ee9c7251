import { useEffect, useState } from 'react';
import { getVersion } from '../../api/wheels';
import { restore } from '../../cloud/saves';
import { Button } from '../../components/controls/Button';
import { FillWheel } from '../../components/fill-wheel/FillWheel';
import { notify, tellFailure } from '../../components/toasts/notify';
import { useTranslation } from '../../i18n/use-translation';
import { mayLeaveWheel } from '../../stage/change-wheel';
import type { Wheel } from '../../wheel/document/document';
import { sliceFill } from '../../wheel/document/slice-fill';
import { openDocument } from '../../wheel/document/upgrade';
import { distinctFills } from '../../wheel/drawing/distinct-fills';
import styles from './VersionsDialog.module.css';

/** More fills are a blur, and more texts too long to read. */
const mostFills = 24;
const mostTexts = 40;

interface VersionPreviewProps {
  id: string;
  version: number;
  onRestored: () => void;
}

export function VersionPreview({ id, version, onRestored }: VersionPreviewProps) {
  const { t } = useTranslation('cloud');
  const [wheel, setWheel] = useState<Wheel | null>();
  const [isBusy, setBusy] = useState(false);

  useEffect(() => {
    let isShown = true;
    getVersion(id, version)
      .then((raw) => openDocument(raw).wheel ?? null)
      .catch((error: unknown) => {
        console.warn('The version could not be loaded.', error);
        return null;
      })
      .then((opened) => isShown && setWheel(opened))
      .catch(console.error);
    return () => {
      isShown = false;
    };
  }, [id, version]);

  const restoreThis = async () => {
    setBusy(true);
    try {
      if (await mayLeaveWheel()) {
        await restore(id, version);
        notify('success', t('versions.restored'));
        return onRestored();
      }
    } catch (error) {
      tellFailure(error, t('versions.notRestored'));
    }
    setBusy(false);
  };
  if (wheel === null) return <p className={styles.text}>{t('versions.failed')}</p>;
  if (!wheel) return <p className={styles.text}>{t('common:loading')}</p>;

  const { slices, name } = wheel;
  const active = slices.filter((slice) => slice.active).slice(0, mostFills);
  return (
    <section className={styles.preview} aria-label={t('versions.preview')}>
      <FillWheel fills={distinctFills(active.map(sliceFill(wheel)))} className={styles.picture} />
      <h3 className={styles.name}>{name}</h3>
      <p className={styles.choices}>
        {slices
          .slice(0, mostTexts)
          .map(({ text }) => text)
          .join(' · ')}
        {slices.length > mostTexts && ' …'}
      </p>
      <Button look="main" disabled={isBusy} onClick={restoreThis}>
        {t('versions.restore')}
      </Button>
    </section>
  );
}
