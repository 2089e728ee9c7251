import { useState } from 'react';
import { listContentWheels } from '../../api/wheels';
import { matcherOf } from '../../components/field/matcher-of';
import { SearchField } from '../../components/field/SearchField';
import { EmptyState } from '../../components/load-state/EmptyState';
import { LoadState } from '../../components/load-state/LoadState';
import { useLoaded } from '../../components/load-state/use-loaded';
import { WheelTile } from '../../components/wheel-tile/WheelTile';
import { usePageTitle } from '../../i18n/document-language';
import { useLanguage } from '../../i18n/use-language';
import { useTranslation } from '../../i18n/use-translation';
import { distinctFills } from '../../wheel/drawing/distinct-fills';
import { carriedGallery } from './carried-gallery';
import styles from './GalleryPage.module.css';

/** All content wheels by category: embedded in the page, or fetched in another language. */
export function GalleryPage() {
  const { t } = useTranslation(['errors', 'shell', 'wheels', 'spin']);
  const { code } = useLanguage();
  const [query, setQuery] = useState('');
  const loaded = useLoaded(`The gallery in ${code}`, () => listContentWheels(code), carriedGallery(code));
  // While the one in another language is on its way, this one stays.
  const gallery = loaded.hasFailed ? undefined : loaded.latest;
  usePageTitle(gallery?.title ?? t('shell:gallery'));

  if (!gallery) {
    return (
      <div className={styles.gallery}>
        <h1 className={styles.title}>{t('shell:gallery')}</h1>
        <LoadState loaded={loaded} failed={`${t('common:part.title')}. ${t('common:part.text')}`} />
      </div>
    );
  }
  const matches = matcherOf(query);
  const found = gallery.categories
    .map(({ name, wheels }) => ({
      name,
      wheels: wheels.filter((wheel) => matches(`${name}\n${wheel.name}\n${wheel.description}`)),
    }))
    .filter(({ wheels }) => wheels.length > 0);
  return (
    <div className={styles.gallery}>
      <h1 className={styles.title}>{gallery.title}</h1>
      <p className={styles.text}>{gallery.description}</p>
      <SearchField className={styles.filter} label={t('shell:search')} value={query} onText={setQuery} />
      {found.length === 0 && (
        <EmptyState>{t('wheels:samples.none', { text: query.trim().slice(0, 60) })}</EmptyState>
      )}
      {found.map(({ name, wheels }) => (
        <section key={name} aria-label={name}>
          <h2 className={styles.category}>{name}</h2>
          <ul className={styles.list}>
            {wheels.map((wheel) => (
              <li key={wheel.id}>
                <WheelTile
                  name={wheel.name}
                  description={wheel.description}
                  fills={distinctFills(wheel.colors)}
                  invitation={t('spin:spin')}
                  to={wheel.url}
                />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
