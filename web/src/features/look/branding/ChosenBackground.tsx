import IconPhotoOff from '@tabler/icons-react/dist/esm/icons/IconPhotoOff.mjs';
import { useStore } from 'zustand';
import { Button } from '../../../components/controls/Button';
import { pictureAddress } from '../../../files/web-address';
import { useTranslation } from '../../../i18n/use-translation';
import type { Background } from '../../../wheel/document/document';
import { backgroundFile } from '../../../wheel/document/signed-addresses';
import { backgroundAddress, ownPictureStore } from '../../../wheel/drawing/own-pictures';
import { clearBackground } from '../../../wheel/edits/look-edits';
import { wheelStore } from '../../../wheel/store';
import styles from './Branding.module.css';

/** The current picture, and a button to remove it. */
export function ChosenBackground({ which }: { which: Background }) {
  const { t } = useTranslation('media');
  useStore(ownPictureStore);
  const address = useStore(wheelStore, ({ wheel }) => pictureAddress(backgroundAddress(wheel, which)));
  const isNamed = useStore(wheelStore, ({ wheel }) => backgroundFile(wheel, which) !== null);
  if (!address && !isNamed)
    return (
      <p className={styles.none}>
        <IconPhotoOff size={24} aria-hidden />
        {t('branding.none')}
      </p>
    );
  return (
    <div className={styles.chosen}>
      {address ? (
        <img className={styles.preview} src={address} alt={t('branding.preview')} draggable={false} />
      ) : (
        <span className={styles.place}>
          <IconPhotoOff size={24} aria-hidden />
        </span>
      )}
      <Button onClick={() => wheelStore.getState().edit(clearBackground(which))}>
        {t('branding.clear')}
      </Button>
    </div>
  );
}
