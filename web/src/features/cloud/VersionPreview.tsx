import { useState } from 'react';
import { getVersion } from '../../api/wheels';
import { restore } from '../../cloud/saves';
import { Button } from '../../components/controls/Button';
import { FillWheel } from '../../components/fill-wheel/FillWheel';
import { LoadState } from '../../components/load-state/LoadState';
import { useLoaded } from '../../components/load-state/use-loaded';
import { notify, tellFailure } from '../../components/toasts/notify';
import { useTranslation } from '../../i18n/use-translation';
import { mayLeaveWheel } from '../../stage/change-wheel';
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
  const loaded = useLoaded(`Version ${version}`, async () => openVersion(await getVersion(id, version)));
  const [isBusy, setBusy] = useState(false);

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
  return (
    <LoadState loaded={loaded} failed={t('versions.failed')}>
      {({ slices, name, fills }) => (
        <section className={styles.preview} aria-label={t('versions.preview')}>
          <FillWheel fills={fills} className={styles.picture} />
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
      )}
    </LoadState>
  );
}

function openVersion(raw: unknown) {
  const { wheel } = openDocument(raw);
  if (!wheel) throw new SyntaxError('The version is not a wheel');
  const { slices, name } = wheel;
  const active = slices.filter((slice) => slice.active).slice(0, mostFills);
  return { slices, name, fills: distinctFills(active.map(sliceFill(wheel))) };
}
