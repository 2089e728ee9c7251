import { useEffect, useState } from 'react';
import { type Gallery, listContentWheels } from '../../api/list-content-wheels';
import { Button } from '../../components/controls/Button';
import { WheelTile } from '../../components/wheel-tile/WheelTile';
import { usePageTitle } from '../../i18n/document-language';
import { useLanguage } from '../../i18n/use-language';
import { useTranslation } from '../../i18n/use-translation';
import { distinctFills } from '../../wheel/drawing/distinct-fills';
import { carriedGallery } from './carried-gallery';
import styles from './GalleryPage.module.css';

/** All content wheels by category: embedded in the page, or fetched in another language. */
export function GalleryPage() {
  const { t } = useTranslation(['errors', 'shell']);
  const { code } = useLanguage();
  const [shown, setShown] = useState<{ code: string; gallery: Gallery } | null>(() => carriedGallery(code));
  const [hasFailed, setFailed] = useState(false);
  usePageTitle(shown?.gallery.title ?? t('shell:gallery'));

  useEffect(() => {
    if (shown?.code === code || hasFailed) return;
    listContentWheels(code).then(
      (gallery) => setShown({ code, gallery }),
      (error: unknown) => {
        console.warn('The gallery could not be loaded.', error);
        setFailed(true);
      },
    );
  }, [code, shown, hasFailed]);

  if (hasFailed && shown?.code !== code) {
    return (
      <div className={styles.gallery} role="alert">
        <h1 className={styles.title}>{t('shell:gallery')}</h1>
        <p className={styles.text}>
          {t('part.title')}. {t('part.text')}
        </p>
        <Button onClick={() => setFailed(false)}>{t('common:retry')}</Button>
      </div>
    );
  }
  return (
    shown && (
      <div className={styles.gallery}>
        <h1 className={styles.title}>{shown.gallery.title}</h1>
        <p className={styles.text}>{shown.gallery.description}</p>
        {shown.gallery.categories.map(({ name, wheels }) => (
          <section key={name} aria-label={name}>
            <h2 className={styles.category}>{name}</h2>
            <ul className={styles.list}>
              {wheels.map((wheel) => (
                <li key={wheel.id}>
                  <WheelTile
                    name={wheel.name}
                    description={wheel.description}
                    fills={distinctFills(wheel.colors)}
                    to={wheel.url}
                  />
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    )
  );
}
